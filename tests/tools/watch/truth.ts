import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { MutableGame } from '../../../src/lib/engine/game';
import { fail, ok, type Result } from '../../../src/lib/engine/result';
import type { Rotation, Spot } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import { deepEqual } from '../../../src/lib/record';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import { laidOf } from '../../../src/lib/table/turn/turn';
import { enter, gameAfter, openText, type OpenedGame } from './game';

/** A turn as it was really played. */
export interface TrueTurn {
	/** Where its tile was laid. */
	readonly spot: Spot;
	/** All that happened in it. */
	readonly events: readonly TableEvent[];
	/** The number of the picture from which on the tile surely lies; undefined where nobody knows. */
	readonly frame: number | undefined;
}

const count = v.pipe(v.number(), v.integer());

/** A list of turns. */
const turnsSchema = v.array(
	v.object({
		tile: v.string(),
		spot: v.tuple([count, count]),
		rotation: v.pipe(
			v.picklist([0, 1, 2, 3]),
			v.transform((turns): Rotation => turns)
		),
		figure: v.nullish(v.object({ piece: v.string(), segment: count })),
		frame: v.optional(count)
	})
);

/** Reads the turns with which a game goes on, from a game file or a list; the error is a sentence. */
export async function openTruth(
	path: string,
	game: OpenedGame
): Promise<Result<readonly TrueTurn[], string>> {
	const text = await readFile(path, 'utf8').catch(() => undefined);
	if (text === undefined) return fail(`There is no file ${path}.`);
	const listed = v.safeParse(turnsSchema, parsed(text));
	if (listed.success) return turnsIn(path, game, listed.output);
	const opened = await openText(path, text);
	if (!opened.ok) return opened;
	const { events } = opened.value;
	if (!deepEqual(events.slice(0, game.events.length), game.events))
		return fail(`${path} is no longer record of the same game.`);
	return ok(turnsOf(events.slice(game.events.length)));
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Events by turns: what comes before the first tile belongs to it. */
function turnsOf(events: readonly TableEvent[]): readonly TrueTurn[] {
	const turns: TrueTurn[] = [];
	let before: readonly TableEvent[] = [];
	for (const event of events) {
		const last = turns.at(-1);
		if (event.type === 'base/laid') {
			turns.push({
				spot: { x: event.x, y: event.y },
				events: [...before, event],
				frame: undefined
			});
			before = [];
		} else if (last) turns.splice(-1, 1, { ...last, events: [...last.events, event] });
		else before = [...before, event];
	}
	return turns;
}

/** Turns of a list as events: what is asked gets its usual answers. */
function turnsIn(
	path: string,
	opened: OpenedGame,
	list: v.InferOutput<typeof turnsSchema>
): Result<readonly TrueTurn[], string> {
	const game = gameAfter(opened, opened.events);
	const turns: TrueTurn[] = [];
	for (const { spot, frame, ...turn } of list) {
		const [x, y] = spot;
		const events = eventsOf(game, { ...turn, spot: { x, y } });
		if (!events) return fail(`Turn ${String(turns.length + 1)} of ${path} can't be played.`);
		turns.push({ spot: { x, y }, events, frame });
	}
	return ok(turns);
}

type Listed = Omit<v.InferOutput<typeof turnsSchema>[number], 'spot'> & { readonly spot: Spot };

function eventsOf(
	game: MutableGame,
	{ tile, spot, rotation, figure }: Listed
): readonly TableEvent[] | undefined {
	const draft = { tile: tileId(tile), spot, rotation, ...(figure && { deploy: figure }) };
	const event = laidOf(game, draft);
	return event && enter(game, event);
}
