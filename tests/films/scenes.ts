import type { Homography } from '../../src/lib/snap/grid/homography';
import type { FilmFrame, FilmTruth } from './film-file';

/** Pictures one after another in which nothing changes, or something moves. Where each turn is entered another scene begins. */
export interface Scene {
	readonly kind: 'still' | 'moving';
	/** The picture that stands for all: of what moves the one in the middle, where a hand is over the table; else the last. */
	readonly file: string;
	/** From spots to its pixels. */
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
	const picture = run[kind === 'still' ? run.length - 1 : run.length >> 1];
	return kind && picture ? [{ kind, file: picture.file, view: picture.view, turns }] : [];
}
