import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Homography } from '../../src/lib/snap/grid/homography';

const pair = v.tuple([v.number(), v.number()]);
const homography = v.pipe(
	v.array(v.number()),
	v.length(9),
	v.transform((numbers) => numbers as unknown as Homography)
);

const frame = v.object({
	file: v.string(),
	/** Milliseconds. */
	time: v.number(),
	/** Covered: an arm lies still over the table. */
	state: v.picklist(['still', 'moving', 'covered']),
	/** How many turns of the film lie on the table. */
	turns: v.number(),
	/** The spot of a tile that lies there for a moment and is taken back. */
	loose: v.optional(pair),
	/** What else is going on, such as a shadow. */
	hazards: v.array(v.string()),
	/** From spots to pixels. */
	view: homography
});
export type FilmFrame = v.InferOutput<typeof frame>;

/** A turn, by numbers of frames: the first in which its tile lies at rest, the same for a figure that comes later, and the last before it is entered. */
const turn = v.object({
	turn: v.number(),
	rest: v.number(),
	figureRest: v.optional(v.number()),
	confirm: v.number()
});
export type FilmTurn = v.InferOutput<typeof turn>;

const event = v.object({ kind: v.string(), frame: v.number(), spot: v.optional(pair) });

const film = v.object({
	seed: v.number(),
	tilt: v.number(),
	width: v.number(),
	height: v.number(),
	pixelsATile: v.number(),
	frames: v.array(frame),
	turns: v.array(turn),
	events: v.array(event)
});
/** What `film.py` writes beside the pictures of a film. */
export type FilmTruth = v.InferOutput<typeof film>;

/** The truth of the film in a folder. Throws where it isn't as film.py writes it. */
export const readFilm = (folder: string): FilmTruth =>
	v.parse(film, JSON.parse(readFileSync(join(folder, 'film.json'), 'utf8')));

/** The value of a result. Throws with its error. */
export function must<T>(
	result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string }
): T {
	if (!result.ok) throw new Error(result.error);
	return result.value;
}
