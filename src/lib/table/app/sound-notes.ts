import type { Sound } from './sound';

/* A few sounds, as notes: wood and a small marimba. */

/** A struck bar: it starts at once and fades away. */
export interface Note {
	/** Frequency in Hz, and what it slides to. */
	readonly pitch: number;
	readonly to?: number;
	/** Start, and time until it can't be heard any more, in seconds. */
	readonly after: number;
	readonly lasts: number;
	/** From 0 to 1. */
	readonly loud: number;
	readonly wave: OscillatorType;
}

/** A scale of five tones without half steps, in Hz: whatever of it sounds together is in tune. */
const SCALE = [523.25, 587.33, 659.26, 783.99, 880, 1046.5, 1174.66, 1318.51] as const;

/** A bar of a marimba: its tone, and a short one two octaves above. */
const bar = (pitch: number, after: number, loud: number): readonly Note[] => [
	{ pitch, after, lasts: 0.42, loud, wave: 'sine' },
	{ pitch: 4 * pitch, after, lasts: 0.09, loud: 0.25 * loud, wave: 'sine' }
];

/** A tile on a wooden table. */
const WOOD: readonly Note[] = [
	{ pitch: 210, to: 130, after: 0, lasts: 0.09, loud: 0.9, wave: 'triangle' },
	{ pitch: 940, to: 620, after: 0, lasts: 0.025, loud: 0.35, wave: 'sine' }
];

/** Time between two rising tones, in seconds. */
const BEAT = 0.065;

/** Tones that rise: two for a small feature, the whole scale for a large one. @internal */
export function risingTones(tiles: number): readonly number[] {
	const count = Math.min(SCALE.length, 2 + Math.floor(tiles / 2));
	return SCALE.slice(0, Math.max(2, count));
}

const RISING = 0.1;
const finished = (tiles: number): readonly Note[] =>
	risingTones(tiles).flatMap((pitch, n) => bar(pitch, RISING + n * BEAT, 0.5));

/** A chord, spread from below. */
const ENDED = [392, 523.25, 659.26, 783.99, 1046.5].flatMap((pitch, n) =>
	bar(pitch, n * 0.11, 0.5)
);

/** The notes of a sound. */
export function notesOf(sound: Sound): readonly Note[] {
	if (sound.kind === 'finished') return finished(sound.tiles);
	return sound.kind === 'laid' ? WOOD : ENDED;
}
