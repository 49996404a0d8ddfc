import type { Homography } from '../../src/lib/snap/grid/homography';
import type { FilmFrame, FilmTruth } from './film-file';

/** Pictures one after another in which nothing changes, or something moves. Where each turn is entered another scene begins. */
export interface Scene {
	readonly kind: 'still' | 'moving';
	/** Its pictures: of what moves only the one in the middle, where a hand is over the table. */
	readonly files: readonly string[];
	/** From spots to the pixels of the last one. */
	readonly view: Homography;
	/** The turns that are entered at its end. */
	readonly turns: readonly number[];
}

type Run = FilmTruth['frames'];

/** The scenes of a film. */
export function scenesOf({ frames, turns }: FilmTruth): readonly Scene[] {
	const entered = frames.map((_, index) =>
		turns.filter(({ confirm }) => confirm === index).map(({ turn }) => turn)
	);
	const ends = frames.flatMap((frame, index) => {
		const goesOn = kindOf(frame) === kindOf(frames[index + 1]) && entered[index]?.length === 0;
		return goesOn ? [] : [index + 1];
	});
	return ends.flatMap((end, index) =>
		sceneOf(frames.slice(ends[index - 1] ?? 0, end), entered[end - 1] ?? [])
	);
}

const kindOf = (frame: FilmFrame | undefined): Scene['kind'] | undefined =>
	frame && (frame.state === 'still' ? 'still' : 'moving');

function sceneOf(run: Run, turns: readonly number[]): readonly Scene[] {
	const kind = kindOf(run[0]);
	const shown = kind === 'still' ? run : run.slice(run.length >> 1).slice(0, 1);
	const last = shown.at(-1);
	const files = shown.map(({ file }) => file);
	return kind && last ? [{ kind, files, view: last.view, turns }] : [];
}
