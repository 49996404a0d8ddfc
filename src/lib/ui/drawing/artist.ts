import {
	marksFor,
	type Drawn,
	type DrawnMessage,
	type Job,
	type JobMessage
} from '../../drawing/worker/messages';

/*
 * The page's side of the worker that draws tiles. It gets one job at a time, the most urgent first, so that what is no
 * longer wanted never reaches it. Without workers the page draws itself, and loads the code for it only then.
 */

/** From the most urgent: the tile in hand, the board, the palette. */
const URGENCIES = ['first', 'soon', 'later'] as const;
export type Urgency = (typeof URGENCIES)[number];

interface Waiting {
	readonly job: Job;
	readonly urgency: Urgency;
	readonly onDrawn: (drawn: Drawn | undefined) => void;
}

const waiting: Waiting[] = [];
let current: (Waiting & { readonly id: number }) | undefined;
let lastId = 0;
/** Undefined before the first job; `none` if the page draws itself. */
let worker: Worker | 'none' | undefined;

/**
 * Draws something. The job goes to another thread as it is, so nothing in it may be a proxy of `$state`. `onDrawn` gets the
 * result; undefined if it can't be drawn. The returned function drops the job: then its result is never given.
 */
export function draw(
	job: Job,
	urgency: Urgency,
	onDrawn: (drawn: Drawn | undefined) => void
): () => void {
	let dropped = false;
	const entry: Waiting = {
		job,
		urgency,
		onDrawn: (drawn) => {
			if (!dropped) onDrawn(drawn);
			else if (drawn !== undefined && typeof drawn !== 'string') drawn.close();
		}
	};
	waiting.push(entry);
	next();
	return () => {
		dropped = true;
		const place = waiting.indexOf(entry);
		if (place >= 0) waiting.splice(place, 1);
	};
}

function next(): void {
	if (current || waiting.length === 0) return;
	const urgency = URGENCIES.find((each) => waiting.some((entry) => entry.urgency === each));
	const place = waiting.findIndex((entry) => entry.urgency === urgency);
	const [entry] = waiting.splice(place, 1);
	if (!entry) return;
	const taken = { ...entry, id: ++lastId };
	// Begins before anything is set: a job that can't be sent to the worker throws, and doesn't keep others waiting.
	begin(taken);
	current = taken;
}

function begin({ id, job }: Omit<JobMessage, 'marks'>): void {
	worker ??= startWorker();
	const message: JobMessage = { id, job, marks: marksFor(job) };
	if (worker === 'none') void drawHere(message);
	else worker.postMessage(message);
}

function finish({ id, drawn }: DrawnMessage): void {
	if (current?.id !== id) return;
	const { onDrawn } = current;
	current = undefined;
	next();
	onDrawn(drawn);
}

/** A new worker; `none` if the browser has no workers, or they can't draw. If it can't be loaded, it reports that later. */
function startWorker(): Worker | 'none' {
	if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return 'none';
	try {
		const made = new Worker(new URL('../../drawing/worker/drawing.worker.ts', import.meta.url), {
			type: 'module'
		});
		made.addEventListener('message', ({ data }: MessageEvent<DrawnMessage>) => {
			finish(data);
		});
		made.addEventListener('error', giveUp);
		made.addEventListener('messageerror', giveUp);
		return made;
	} catch {
		return 'none';
	}
}

/** Makes the page draw from now on, beginning with the job that the worker had in hand. */
function giveUp(event: Event): void {
	event.preventDefault();
	if (worker instanceof Worker) worker.terminate();
	worker = 'none';
	if (current) begin(current);
}

async function drawHere(message: JobMessage): Promise<void> {
	let drawn: Drawn | undefined;
	try {
		const { drawJob } = await import('../../drawing/worker/draw-job');
		drawn = await drawJob(message);
	} catch {
		drawn = undefined;
	}
	finish({ id: message.id, ...(drawn !== undefined && { drawn }) });
}
