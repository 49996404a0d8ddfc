import { readdirSync, readFileSync } from 'node:fs';
import { chromium, firefox } from 'playwright';
import { pageWindow, webkitWindow, type AppWindow } from '../e2e/support/app-window';
import { openWebKit } from '../e2e/support/webkit';
import { chromiumLaunch, findFirefox, findWebKit, screens } from '../tools/run/browsers';

/* The browsers that a bench measures one after the other, and how much memory their processes take. */

/** How often memory is measured, in ms. */
const EVERY = 50;

/** The process that shows the page and runs its worker, by a part of its command line. */
const PAGE_PROCESS = {
	chromium: '--type=renderer',
	firefox: '-isForBrowser',
	webkit: 'WebKitWebProcess'
} as const;
export type Browser = keyof typeof PAGE_PROCESS;

/** The browsers that this machine has, of those that were asked for on the command line; of all without. Says which are missing. */
export function browsersHere(): readonly Browser[] {
	const asked = process.argv.slice(2);
	const missing: Readonly<Record<Browser, boolean>> = {
		chromium: false,
		firefox: findFirefox() === undefined,
		webkit: findWebKit() === undefined
	};
	return (['chromium', 'firefox', 'webkit'] as const).filter((browser) => {
		if (asked.length > 0 && !asked.includes(browser)) return false;
		if (missing[browser]) console.log(`${browser} isn't on this machine: not measured.`);
		return !missing[browser];
	});
}

/** The most memory that one process of a browser takes while something runs, in MB, as proportional set size. */
export async function mostWhile<T>(
	browser: Browser,
	work: () => Promise<T>
): Promise<readonly [T, number]> {
	let most = 0;
	const measuring = setInterval(() => {
		most = Math.max(most, ...sizesOf(browser));
	}, EVERY);
	const result = await work();
	clearInterval(measuring);
	return [result, most];
}

/** The proportional set sizes of all processes that show pages of a browser that this process has started, in MB. */
export const sizesOf = (browser: Browser): readonly number[] =>
	readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap((id) => {
			try {
				if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(PAGE_PROCESS[browser])) return [];
				if (!isOurs(Number(id))) return [];
				const sizes = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
				return [Number(/^Pss:\s+(\d+) kB/m.exec(sizes)?.[1] ?? 0) / 1024];
			} catch {
				// It ended meanwhile.
				return [];
			}
		});

/** True for this process, and those that it or its children have started. */
function isOurs(id: number): boolean {
	if (id === process.pid) return true;
	const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${String(id)}/status`, 'utf8'))?.[1];
	return Number(parent ?? 0) > 1 && isOurs(Number(parent));
}

/** Opens a new window of a browser. @returns the window, and what closes it */
export async function windowOf(
	browser: Browser
): Promise<readonly [AppWindow, () => Promise<void>]> {
	if (browser === 'webkit') {
		const webkit = await openWebKit();
		return [webkitWindow(webkit), webkit.close];
	}
	const started =
		browser === 'chromium'
			? await chromium.launch(chromiumLaunch())
			: await firefox.launch({ channel: 'moz-firefox', executablePath: findFirefox() ?? '' });
	const page = await started.newPage(browser === 'chromium' ? screens.phone : screens.desktop);
	return [pageWindow(page, { touches: browser === 'chromium' }), () => started.close()];
}
