import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumLaunch, findChromium } from '../tools/run/browsers';
import { serve } from '../../src/serve/serve';
import { whileAlive } from '../tools/run/while-alive';

/* Speed isn't judged here, but by benches: a busy machine is no failure. */

const WANTED = 95;
const categories = ['accessibility', 'best-practices'] as const;

interface Score {
	readonly category: string;
	/** 0 to 100. */
	readonly points: number;
	/** Titles of the audits that took points away. */
	readonly because: readonly string[];
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function score(report: Report, category: string): Score {
	const { score: share = 0, auditRefs = [] } = report.categories[category] ?? {};
	const audits = auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => report.audits[id]);
	const short = audits.filter((audit) => (audit?.score ?? 1) < 0.9);
	return {
		category,
		points: Math.round((share ?? 0) * 100),
		because: short.map((audit) => `${audit?.title ?? ''} ${audit?.displayValue ?? ''}`.trim())
	};
}

async function scores(url: string, port: number): Promise<readonly Score[]> {
	const result = await lighthouse(url, {
		port,
		onlyCategories: [...categories],
		logLevel: 'error'
	});
	if (result === undefined) throw new Error('Lighthouse gave no report.');
	return categories.map((category) => score(result.lhr, category));
}

function show(all: readonly Score[]): void {
	for (const { category, points, because } of all)
		console.log([`${category} ${String(points)}`, ...because].join('\n  - '));
}

async function isGoodEnough(url: string, port: number): Promise<boolean> {
	const all = await scores(url, port);
	show(all);
	return all.every(({ points }) => points >= WANTED);
}

const chromePath = findChromium();
const server = await serve();
const chrome = await launch({
	chromeFlags: ['--headless=new', ...chromiumLaunch().args],
	logLevel: 'error',
	...(chromePath !== undefined && { chromePath })
});
let code = 1;
try {
	code = (await whileAlive(chrome.process, isGoodEnough(server.url, chrome.port))) ? 0 : 1;
} catch (error) {
	console.log(error instanceof Error ? error.message : error);
} finally {
	chrome.kill();
	await server.close();
}
// Lighthouse would wait for a browser that is gone.
process.exit(code);
