import type { Browser, Page } from 'playwright';

/** Trace categories: frames from begin to presentation, and the tasks of the page's threads. */
const CATEGORIES = [
	'-*',
	'__metadata',
	'blink.user_timing',
	'devtools.timeline',
	'disabled-by-default-devtools.timeline',
	'disabled-by-default-devtools.timeline.frame'
];

interface Event {
	readonly name: string;
	readonly ph: string;
	/** In microseconds. */
	readonly ts: number;
	readonly dur?: number;
	/** CPU time of its thread, in microseconds. */
	readonly tdur?: number;
	readonly pid: number;
	readonly tid: number;
	readonly id2?: { readonly local?: string };
	readonly args?: {
		readonly name?: string;
		readonly data?: { readonly type?: string };
		readonly frame_reporter?: { readonly state?: string };
	};
}

/** Frames of a period; all times in milliseconds. */
export interface Frames {
	/** From one presented frame to the next. */
	readonly intervals: readonly number[];
	/** CPU time of the main thread for each frame. */
	readonly main: readonly number[];
	/** CPU time of the compositor thread for each frame. */
	readonly compositor: readonly number[];
	readonly presented: number;
	readonly dropped: number;
}

/** Traces some work, and returns the frames of the periods marked with `performance.mark`. */
export async function traced(
	browser: Browser,
	page: Page,
	action: () => Promise<void>
): Promise<(stretch: string) => Frames> {
	const events = await eventsDuring(browser, page, action);
	return (stretch) => framesIn(events, stretch);
}

/**
 * Traces what is done, and tells for each event of a type that came to the page how long its listeners, and what they
 * put off until they had returned, had the processor, in milliseconds.
 */
export async function handled(
	browser: Browser,
	page: Page,
	type: string,
	action: () => Promise<void>
): Promise<readonly number[]> {
	const events = await eventsDuring(browser, page, action);
	return events
		.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
		.map(({ tdur = 0 }) => tdur / 1000);
}

/** A task of a page's main thread, in milliseconds. */
export interface Task {
	/** From its begin to its end. */
	readonly took: number;
	/** How long it had the processor, which doesn't depend on what else runs. */
	readonly worked: number;
}

/** Traces what is done, and returns all tasks of the page's main thread meanwhile. */
export async function tasksDuring(
	browser: Browser,
	page: Page,
	action: () => Promise<void>
): Promise<readonly Task[]> {
	const events = await eventsDuring(browser, page, async () => {
		await page.evaluate(() => performance.mark('tasks-start'));
		await action();
	});
	const mark = events.find(({ name }) => name === 'tasks-start');
	const within = events.filter(({ pid, ts }) => mark && pid === mark.pid && ts >= mark.ts);
	return on('CrRendererMain', events, within)
		.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
		.map(({ dur = 0, tdur = 0 }) => ({ took: dur / 1000, worked: tdur / 1000 }));
}

async function eventsDuring(
	browser: Browser,
	page: Page,
	action: () => Promise<void>
): Promise<readonly Event[]> {
	await browser.startTracing(page, { categories: CATEGORIES });
	await action();
	const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
		traceEvents: readonly Event[];
	};
	return traceEvents;
}

function framesIn(events: readonly Event[], stretch: string): Frames {
	const [from, to] = ['start', 'end'].map((edge) =>
		events.find(({ name }) => name === `${stretch}-${edge}`)
	);
	if (!from || !to) throw new Error(`The trace holds no ${stretch}.`);
	const within = events.filter(({ pid, ts }) => pid === from.pid && ts >= from.ts && ts <= to.ts);
	const frames = reportsIn(within);
	const shown = frames.filter(({ state }) => PRESENTED.includes(state)).map(({ end }) => end);
	const times = [...shown].sort((a, b) => a - b);
	return {
		intervals: times.slice(1).map((time, i) => (time - (times[i] ?? time)) / 1000),
		main: workPer('BeginMainThreadFrame', on('CrRendererMain', events, within)),
		compositor: workPer('DrawFrame', on('Compositor', events, within)),
		presented: shown.length,
		dropped: frames.filter(({ state }) => state === 'STATE_DROPPED').length
	};
}

const PRESENTED = ['STATE_PRESENTED_ALL', 'STATE_PRESENTED_PARTIAL'];

interface Report {
	readonly state: string;
	readonly end: number;
}

/** The compositor's own report on each frame: `PipelineReporter`, from its begin to its presentation. */
function reportsIn(events: readonly Event[]): readonly Report[] {
	const states = new Map<string, string>();
	return events
		.filter(({ name }) => name === 'PipelineReporter')
		.flatMap(({ ph, ts, id2, args }) => {
			const id = id2?.local ?? '';
			const state = args?.frame_reporter?.state;
			if (ph === 'b' && state) states.set(id, state);
			return ph === 'e' ? [{ state: states.get(id) ?? '', end: ts }] : [];
		});
}

/** The events of one thread. */
function on(thread: string, all: readonly Event[], events: readonly Event[]): readonly Event[] {
	const [pid] = events.map((event) => event.pid);
	const named = all.find(
		(event) => event.name === 'thread_name' && event.pid === pid && event.args?.name === thread
	);
	return events.filter(({ tid }) => tid === named?.tid);
}

/**
 * The processor's time for all tasks of a thread, summed up from one frame to the next, in milliseconds. A slowed-down
 * page's main thread is kept busy for the time that it's slowed down by, so that this holds it as well.
 */
function workPer(frame: string, events: readonly Event[]): readonly number[] {
	const tasks = events
		.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
		.sort((a, b) => a.ts - b.ts);
	const begun = events.filter(({ name }) => name === frame).map(({ ts }) => ts);
	const sums: number[] = [];
	let sum = 0;
	for (const { ts, dur = 0, tdur = 0 } of tasks) {
		sum += tdur / 1000;
		if (!begun.some((time) => time >= ts && time < ts + dur)) continue;
		sums.push(sum);
		sum = 0;
	}
	return sums;
}
