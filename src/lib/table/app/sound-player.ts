import type { Sound } from './sound';
import { notesOf, type Note } from './sound-notes';

/* Makes sounds without any files: it is loaded when sounds are on. */

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

/** A loudspeaker that is kept awake all evening empties the battery. */
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
