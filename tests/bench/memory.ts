import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from 'playwright';

/** What a page takes, in MB. */
export interface Memory {
	/** JavaScript's heap after a collection. */
	readonly heap: number;
	/** The whole process that renders it, shared pages by their share. */
	readonly process: number;
	/** Of that, what it shares with others to be put on the screen: on a phone it lies in the graphics chip's memory. */
	readonly pictures: number;
}

const MB = 1024 * 1024;

/** What a page takes now. */
export async function memoryOf(browser: Browser, session: CDPSession): Promise<Memory> {
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	const whole = await browser.newBrowserCDPSession();
	const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
	const renderers = processInfo.filter(({ type }) => type === 'renderer');
	const [largest] = renderers
		.map(({ id }) => ({ process: shareOf(id, /./), pictures: shareOf(id, SHARED) }))
		.sort((a, b) => b.process - a.process);
	if (!largest) throw new Error('No process renders the page.');
	return { heap: usedSize / MB, ...largest };
}

/** Where Chromium keeps what its processes share. */
const SHARED = /\/dev\/shm|memfd|shmem|org\.chromium/;

/** Memory of a process in such mappings, in MB: what it has alone, and its share of what it has with others. */
function shareOf(process: number, mappings: RegExp): number {
	const smaps = readFileSync(`/proc/${String(process)}/smaps`, 'utf8');
	return smaps
		.split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
		.filter((mapping) => mappings.test(mapping.split('\n', 1).join()))
		.reduce((sum, mapping) => sum + Number(/^Pss:\s+(\d+) kB/m.exec(mapping)?.[1] ?? 0) / 1024, 0);
}
