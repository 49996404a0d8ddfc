/* Makes sounds without any files, from notes: it is loaded when sounds are on. */

/** A sound of the app; that of a finished feature depends on its size, in tiles. */
export type Sound =
	{ readonly kind: 'laid' | 'ended' } | { readonly kind: 'finished'; readonly tiles: number };

/** A note of wood or of a small marimba, a struck bar: it starts at once and fades away. */
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

/** A scale of five tones without half steps, in Hz: whichever of them sound together are in tune. */
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

/** Tones that rise: two for a small feature, the whole scale for a large one. */
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

/** Loudness of everything: these sounds stay behind the voices at a table. */
const LOUDNESS = 0.16;
/** Time for the loudness to rise, in seconds: without it a note begins with a crack. */
const RISE = 0.004;
/** Loudness at which a note ends. */
const SILENCE = 0.0001;
/** Silence after which the device may rest its loudspeaker, in ms. */
const REST = 1500;

let context: AudioContext | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Makes a sound. Before the first tap a browser may keep silent. */
export function play(sound: Sound): void {
	const notes = notesOf(sound);
	const audio = awake();
	const master = audio.createGain();
	master.gain.value = LOUDNESS;
	master.connect(audio.destination);
	for (const note of notes) strike(audio, master, note);
	restAfter(Math.max(...notes.map(({ after, lasts }) => after + lasts)));
}

/** Lets the next tap wake the loudspeaker: on some devices only a tap can, and a turn is written a moment after its last one. */
export function wakeWithTap(): void {
	if (context) return;
	addEventListener('pointerup', () => awake(), { capture: true, once: true });
}

function awake(): AudioContext {
	context ??= new AudioContext();
	if (context.state !== 'running') void context.resume();
	return context;
}

/** Lets the loudspeaker rest, because one that is kept awake all evening empties the battery. */
function restAfter(seconds: number): void {
	clearTimeout(resting);
	resting = setTimeout(() => void context?.suspend(), 1000 * seconds + REST);
}

function strike(audio: AudioContext, to: AudioNode, note: Note): void {
	const begins = audio.currentTime + note.after;
	const ends = begins + note.lasts;
	const tone = audio.createOscillator();
	tone.type = note.wave;
	tone.frequency.setValueAtTime(note.pitch, begins);
	if (note.to !== undefined) tone.frequency.exponentialRampToValueAtTime(note.to, ends);
	const loudness = audio.createGain();
	loudness.gain.setValueAtTime(SILENCE, begins);
	loudness.gain.exponentialRampToValueAtTime(note.loud, begins + RISE);
	loudness.gain.exponentialRampToValueAtTime(SILENCE, ends);
	tone.connect(loudness).connect(to);
	tone.start(begins);
	tone.stop(ends);
}
