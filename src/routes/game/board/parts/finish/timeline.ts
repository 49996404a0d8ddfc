import type { Attachment } from 'svelte/attachments';
import type { ReturningFigure } from '$lib/drawing/board/finish';
import {
	plus,
	rightOf,
	times,
	unit,
	minus,
	distance,
	type Point
} from '$lib/drawing/geometry/point';

/*
 * What moves when a feature is finished, in ms from the frame after the turn is painted. Every animation lasts the whole time, so
 * that all of them end together and can be stopped at any moment.
 */

/** Duration of the whole. Together with the frames that it waits for, it is less than 900. */
export const WHOLE = 840;
/** Time from the first tile that lights up to the last, however many there are. */
const SPREAD = 300;
/** Time until a tile is at its brightest, and until it has calmed down. */
const FLASH = 90;
const CALM = 240;
/** When the figures leave, and when they arrive. */
const LEAVE = 430;
const ARRIVE = 800;
/** When the scores begin to count up, and when they have reached their values, before everything is over. */
const COUNT = 460;
const COUNTED = 800;
/** When the lights and the sums begin to fade. */
const FADE = 660;

/** A keyframe for the Web Animations API. */
type Frame = Readonly<Keyframe> & { readonly offset: number };

const at = (ms: number): number => Math.min(1, ms / WHOLE);

/** Options of every animation; the id is for tests. @internal */
export const TIMING = { duration: WHOLE, fill: 'both', id: 'finish' } as const;

type Frames = readonly Readonly<Keyframe>[];

/** Starts an animation of the finish on an element. Returns a function that stops it. */
export function play(element: Element, frames: Frames): () => void {
	const animation = element.animate([...frames], TIMING);
	return () => {
		animation.cancel();
	};
}

/** Does the same for an element of a component, as long as it is mounted. */
export const moving =
	(frames: Frames): Attachment =>
	(element) =>
		play(element, frames);

/** When a tile of a walk lights up, in ms. @internal */
export const lightsUp = (index: number, count: number): number =>
	count < 2 ? 0 : (SPREAD * index) / (count - 1);

/** Lights up a tile, calms it down, and fades it together with all others. */
export function lightFrames(index: number, count: number): readonly Frame[] {
	const begins = lightsUp(index, count);
	return [
		{ offset: 0, opacity: 0 },
		{ offset: at(begins), opacity: 0 },
		{ offset: at(begins + FLASH), opacity: 1 },
		{ offset: at(begins + CALM), opacity: 0.75 },
		{ offset: at(FADE), opacity: 0.75 },
		{ offset: 1, opacity: 0 }
	];
}

/** A column of numbers, of which one is shown at a time: each tile brings the next one. */
export const stepFrames = (count: number): readonly Frame[] => [
	{
		offset: 0,
		transform: 'none',
		...(count > 1 && { easing: `steps(${String(count - 1)}, end)` })
	},
	{ offset: at(SPREAD), transform: lastOf(count) },
	{ offset: 1, transform: lastOf(count) }
];

/** A column of numbers rolls to its last one. */
export const rollFrames = (count: number): readonly Frame[] => [
	{ offset: 0, transform: 'none' },
	{ offset: at(COUNT), transform: 'none', easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' },
	{ offset: at(COUNTED), transform: lastOf(count) },
	{ offset: 1, transform: lastOf(count) }
];

const lastOf = (count: number): string => `translateY(${(100 / count - 100).toFixed(3)}%)`;

/** A sum appears, swells when it is complete, and fades. */
export const sumFrames: readonly Frame[] = [
	{ offset: 0, opacity: 0, transform: 'scale(0.7)' },
	{ offset: at(60), opacity: 1, transform: 'scale(1)' },
	{ offset: at(SPREAD), opacity: 1, transform: 'scale(1)' },
	{ offset: at(SPREAD + 80), opacity: 1, transform: 'scale(1.16)' },
	{ offset: at(SPREAD + 200), opacity: 1, transform: 'scale(1)' },
	{ offset: at(FADE + 60), opacity: 1, transform: 'scale(1)' },
	{ offset: 1, opacity: 0, transform: 'scale(1)' }
];

/** A figure stands until it leaves. */
export const standFrames: readonly Frame[] = [
	{ offset: 0, opacity: 1 },
	{ offset: at(LEAVE), opacity: 1 },
	{ offset: at(LEAVE), opacity: 0 },
	{ offset: 1, opacity: 0 }
];

/** The element where figures come home swells. */
export const arrivalFrames: readonly Frame[] = [
	{ offset: 0, transform: 'scale(1)' },
	{ offset: at(ARRIVE - 40), transform: 'scale(1)' },
	{ offset: at(ARRIVE), transform: 'scale(1.2)' },
	{ offset: 1, transform: 'scale(1)' }
];

/** A figure on its way home. */
export interface Flying {
	readonly figure: ReturningFigure;
	/** Height of its picture at the start, in pixels. */
	readonly size: number;
	readonly frames: readonly Frame[];
	/** The element of the score strip that counts the figure. */
	readonly goal: Element;
}

/** Side of a flying figure's picture, in units: room for the largest figure, standing or lying. */
export const PICTURE = 40;

/** Height of an arc as a share of its length, and its greatest height in pixels. */
const BULGE = 0.16;
const BULGE_AT_MOST = 60;

/** Returns the point of an arc at a share of its length. The arc bulges upwards. @internal */
export function onArc(from: Point, to: Point, share: number): Point {
	const straight = plus(from, times(minus(to, from), share));
	const aside = rightOf(unit(minus(to, from)));
	const bulge = Math.min(BULGE_AT_MOST, BULGE * distance(from, to)) * 4 * share * (1 - share);
	return plus(straight, times(aside, aside.y > 0 ? -bulge : bulge));
}

/** Slow at the start and at the end. */
const ease = (share: number): number => share * share * (3 - 2 * share);

/** Number of straight pieces that make up an arc. */
const PIECES = 10;
/** How far a walking figure tilts to each side, in degrees, and the number of steps. */
const TILT = 7;
const STEPS = 5;

/** A figure walks home once it leaves, and shrinks to the share `shrinks` of its size. */
export function homeFrames(from: Point, to: Point, shrinks: number): readonly Frame[] {
	const way = Array.from({ length: PIECES + 1 }, (_, n) => n / PIECES).map((share) => {
		const { x, y } = onArc(from, to, ease(share));
		const tilt = TILT * Math.sin(Math.PI * STEPS * share);
		const scale = 1 + (shrinks - 1) * ease(share);
		const transform = `translate(${px(x)}, ${px(y)}) rotate(${tilt.toFixed(1)}deg) scale(${scale.toFixed(3)})`;
		return { offset: at(LEAVE + (ARRIVE - LEAVE) * share), transform, opacity: 1 };
	});
	const [first, last] = [way[0], way.at(-1)];
	const gone = { ...last, opacity: 0 };
	return [
		{ ...first, offset: 0, opacity: 0 },
		{ ...first, offset: at(LEAVE), opacity: 0 },
		...way,
		{ ...gone, offset: at(ARRIVE) },
		{ ...gone, offset: 1 }
	];
}
const px = (value: number): string => `${value.toFixed(1)}px`;
