import { expect } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import { type FileProblem, type LoggedEvent } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { gameFileWords } from '../../src/lib/words/en/game-file';
import { headerFor, withEvents } from './support';

/** Why a text is refused, after checking the sentence for it; undefined when it isn't. */
export function problemIn(text: string): FileProblem | undefined {
	const parsed = parseGameFile(text);
	if (parsed.ok) return undefined;
	const sentence = gameFileWords.refused(parsed.error);
	expect(sentence).toMatch(/^[A-Z“][^\n]*[^.]\.$/u);
	expect(sentence).not.toMatch(/undefined|\[object/);
	expect(sentence.length).toBeLessThan(400);
	return parsed.error;
}

/** A tile that fits east of the start tile. */
export const laid = {
	type: 'base/laid' as const,
	player: 0,
	tile: tileId('base-D'),
	x: 1,
	y: 0,
	rotation: 0 as const
};
/** The file of a game with these events. */
export const fileOf = (...events: readonly LoggedEvent[]): string =>
	makeGameFile(withEvents({ header: headerFor('bad'), entries: [] }, events));

/** A game file as loose JSON, to be changed. */
interface Loose {
	[key: string]: unknown;
	header: Record<string, unknown>;
	entries: Record<string, unknown>[];
}

/** A good file, changed. */
export function changed(change: (game: Loose) => void): string {
	const game = JSON.parse(fileOf(laid, { ...laid, player: 1, x: 2 })) as Loose;
	change(game);
	return JSON.stringify(game);
}
/** A good file with other fields in its header. */
export const inHeader = (fields: object): string =>
	changed((game) => {
		Object.assign(game.header, fields);
	});
/** A good file with other fields in its second entry. */
export const inEntry = (fields: object): string =>
	changed((game) => {
		Object.assign(game.entries[1] ?? {}, fields);
	});
/** A good file with other fields in the event of its second entry. */
export const inEvent = (fields: object): string =>
	inEntry({ event: { ...laid, player: 1, ...fields } });
/** Nested lists of this depth. */
export const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
/** A good file with one more field: its JSON, name and value. */
export const withField = (json: string): string =>
	fileOf().replace('"entries"', `${json},"entries"`);
