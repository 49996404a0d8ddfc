import type { ChildProcess } from 'node:child_process';

/** The result of work that needs a process; rejects as soon as the process is gone. */
export function whileAlive<T>(browser: ChildProcess, work: Promise<T>): Promise<T> {
	const gone = new Promise<never>((_, reject) => {
		browser.once('exit', (code, signal) => {
			reject(new Error(`The browser went away (${signal ?? String(code)}) in the middle of it.`));
		});
	});
	return Promise.race([work, gone]);
}
