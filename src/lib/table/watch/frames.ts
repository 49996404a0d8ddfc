import type { Pixels } from '../../snap/reading';
import type { Frame } from '../../watch/watching';
import type { SnapPhoto } from '../snap/read-photo';

/** Time between two pictures, in ms: four a second are enough to see when a table rests. */
const INTERVAL = 250;
/** How long a video may show nothing new, in ms: after that the last picture is taken again. */
const LATEST = 1000;
/** The longer side of a picture, in pixels; measured on photos, larger ones aren't read better. */
const LONGEST = 1280;

/**
 * Takes pictures from a video, one after the other: the next one once the last was dealt with.
 * @returns a function that stops it
 */
export function takeFrames(
	video: HTMLVideoElement,
	take: (frame: Frame) => Promise<unknown>
): () => void {
	const stopped = new AbortController();
	void run(video, take, stopped.signal);
	return () => {
		stopped.abort();
	};
}

async function run(
	video: HTMLVideoElement,
	take: (frame: Frame) => Promise<unknown>,
	stopped: AbortSignal
): Promise<void> {
	const canvas = document.createElement('canvas');
	const isOver = (): boolean => stopped.aborted;
	while (!isOver()) {
		const began = performance.now();
		await Promise.race([nextPicture(video), pause(LATEST)]);
		const picture = isOver() ? undefined : pictureOf(video, canvas);
		// One picture with which something goes wrong is not the end: the next one may be better.
		if (picture) await take({ picture, time: performance.now() }).catch(() => undefined);
		await pause(began + INTERVAL - performance.now());
	}
}

const pause = (ms: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Resolves when a video shows its next picture; if the browser doesn't tell, at once. */
const nextPicture = (video: HTMLVideoElement): Promise<unknown> =>
	'requestVideoFrameCallback' in video
		? new Promise((resolve) => video.requestVideoFrameCallback(resolve))
		: Promise.resolve();

/** The size of the pictures that are taken from a video, in pixels; 0 as long as it shows nothing. */
export function sizeOf({ videoWidth, videoHeight }: HTMLVideoElement): {
	readonly width: number;
	readonly height: number;
} {
	const scale = Math.min(1, LONGEST / Math.max(1, videoWidth, videoHeight));
	return { width: Math.round(videoWidth * scale), height: Math.round(videoHeight * scale) };
}

/** What a video shows now; undefined while it shows nothing, or if the device has no memory for it. */
function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): Pixels | undefined {
	const { width, height } = sizeOf(video);
	if (width === 0 || height === 0) return undefined;
	if (canvas.width !== width) canvas.width = width;
	if (canvas.height !== height) canvas.height = height;
	try {
		const context = canvas.getContext('2d', { willReadFrequently: true });
		context?.drawImage(video, 0, 0, width, height);
		const pixels = context?.getImageData(0, 0, width, height);
		return pixels && { width, height, data: pixels.data };
	} catch {
		return undefined;
	}
}

/** What a video shows now, as a picture of its own. */
export function stillOf(video: HTMLVideoElement): SnapPhoto | undefined {
	const picture = document.createElement('canvas');
	const pixels = pictureOf(video, picture);
	return pixels && { picture, width: pixels.width, height: pixels.height };
}
