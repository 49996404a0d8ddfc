import type { ChildProcess } from 'node:child_process';

/** What comes of work that needs a process, or a plain sentence as soon as that is gone: then it would never end. */
export function whileAlive<T>(browser: ChildProcess, work: Promise<T>): Promise<T> {
	const gone = new Promise<never>((_, reject) => {
		browser.once('exit', (code, signal) => {
			reject(new Error(`The browser went away (${signal ?? String(code)}) in the middle of it.`));
		});
	});
	return Promise.race([work, gone]);
}
