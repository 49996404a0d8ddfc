import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from 'playwright';

/** Memory of a page, in MB. */
export interface Memory {
	/** JavaScript heap after a garbage collection. */
	readonly heap: number;
	/** The whole renderer process, as proportional set size. */
	readonly process: number;
}

const MB = 1024 * 1024;

/** The memory of a page now. */
export async function memoryOf(browser: Browser, session: CDPSession): Promise<Memory> {
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	const whole = await browser.newBrowserCDPSession();
	const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
	const renderers = processInfo.filter(({ type }) => type === 'renderer');
	if (renderers.length === 0) throw new Error('No process renders the page.');
	return { heap: usedSize / MB, process: Math.max(...renderers.map(({ id }) => shareOf(id))) };
}

/** Proportional set size of a process, in MB. */
function shareOf(process: number): number {
	const whole = readFileSync(`/proc/${String(process)}/smaps_rollup`, 'utf8');
	return Number(/^Pss:\s+(\d+) kB/m.exec(whole)?.[1] ?? 0) / 1024;
}
