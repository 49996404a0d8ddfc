import { expect, it } from 'vitest';
import { fail, ok } from '../../../src/lib/engine/result';
import type { Reading } from '../../../src/lib/snap/reading';
import { tileType, rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { designsFor, rotationFor } from '../../../src/lib/table/snap/designs';
import { TableCheck } from '../../../src/lib/table/snap/table-check.svelte';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY, MadeUpReader, OTHER, reading, tile } from './made-up';

const rules = rulesOf({ box: 'base-c1', expansions: [], rulings: USUAL_RULINGS });

function checkOf(first: Reading): { check: TableCheck; reader: MadeUpReader } {
	const reader = new MadeUpReader(first);
	return { reader, check: new TableCheck(reader, { reading: first }, () => rules.tiles) };
}

const contents = ({ cells }: TableCheck) => cells.map(({ content }) => content);

it('a mend is a fact for all other cells, which say that they changed', async () => {
	const { check, reader } = checkOf(reading(3, [tile('D'), tile('U'), EMPTY], [1]));
	reader.later = [reading(3, [tile('D', 1), tile('U'), EMPTY], [1])];
	await check.mend({ column: 1, row: 0 }, tile('V', 2));
	expect(reader.mends).toEqual([[{ cell: { column: 1, row: 0 }, content: tile('V', 2) }]]);
	// What was said stands, whatever was decided.
	expect(contents(check)).toEqual([tile('D', 1), tile('V', 2), EMPTY]);
	expect(check.cells.map(({ changed }) => changed)).toEqual([true, false, false]);
	expect(check.cells.map(({ known }) => known)).toEqual([false, true, false]);
	expect(check.unsure).toEqual([]);
	check.undo();
	expect(contents(check)).toEqual([tile('D'), tile('U'), EMPTY]);
	expect(check.changes).toBe(0);
});

it('a second mend of a cell replaces the first one', async () => {
	const { check, reader } = checkOf(reading(2, [tile('D'), tile('U')]));
	await check.mend({ column: 0, row: 0 }, EMPTY);
	await check.mend({ column: 0, row: 0 }, OTHER);
	expect(reader.mends.at(-1)).toEqual([{ cell: { column: 0, row: 0 }, content: OTHER }]);
	expect(check.others).toHaveLength(1);
	expect(check.tiles).toHaveLength(1);
});

it('leads from one doubt to the next, and stays where somebody mends what was sure', async () => {
	const { check } = checkOf(reading(4, [tile('D'), tile('U'), tile('V'), EMPTY], [0, 2]));
	check.chooseUnsure();
	expect(check.chosen).toEqual({ column: 0, row: 0 });
	await check.mend({ column: 0, row: 0 }, tile('D'));
	expect(check.chosen).toEqual({ column: 2, row: 0 });
	check.choose({ column: 1, row: 0 });
	await check.mend({ column: 1, row: 0 }, tile('W'));
	expect(check.chosen).toEqual({ column: 1, row: 0 });
	await check.mend({ column: 2, row: 0 }, EMPTY);
	expect(check.unsure).toEqual([]);
});

it('an answer that comes after a later mend is not shown', async () => {
	const { check, reader } = checkOf(reading(2, [tile('D'), tile('U')]));
	let answer: (reading: Reading) => void = () => undefined;
	const mend = reader.mend;
	reader.mend = async () => ok(await new Promise<Reading>((resolve) => (answer = resolve)));
	const first = check.mend({ column: 0, row: 0 }, EMPTY);
	reader.mend = mend;
	reader.later = [reading(2, [EMPTY, tile('V', 1)])];
	await check.mend({ column: 0, row: 0 }, tile('E'));
	answer(reading(2, [EMPTY, OTHER]));
	await first;
	expect(contents(check)).toEqual([tile('E'), tile('V', 1)]);
	expect(check.mending).toBe(false);
});

it('a reader that fails leaves the board as it was said', async () => {
	const { check, reader } = checkOf(reading(2, [tile('D'), tile('U')]));
	reader.mend = () => Promise.resolve(fail('failed'));
	await check.mend({ column: 1, row: 0 }, tile('V', 1));
	expect(contents(check)).toEqual([tile('D'), tile('V', 1)]);
});

it('offers what lies there and three others, each look once', () => {
	const { check } = checkOf(reading(1, [tile('U', 2)], [0]));
	const [cell] = check.cells;
	// The straight road looks the same after half a turn.
	expect(cell && check.choicesFor(cell).map(({ content }) => content)).toEqual([
		tile('U', 2),
		tile('V', 1),
		EMPTY
	]);
});

it('turns a tile to the next way in which it looks different', async () => {
	const { check } = checkOf(reading(2, [tile('U'), tile('X')]));
	for (const at of [0, 0, 1]) {
		const cell = check.cells[at];
		if (cell) await check.turn(cell);
	}
	expect(contents(check)).toEqual([tile('U', 0), tile('X', 0)]);
	expect(check.mends).toBe(3);
});

it('of all designs, knows how many are left and which fit beside the others', () => {
	// A straight road from north to south above the cell.
	const above = {
		cell: { column: 0, row: 0 },
		type: tileType(tileId('base-U')),
		rotation: 1
	} as const;
	const designs = designsFor({ rules, players: 2 }, [above], { column: 0, row: 1 });
	const of = (letter: string) => designs.find(({ id }) => id === `base-${letter}`);
	expect(of('U')).toMatchObject({ left: 7, fits: true });
	expect(of('B')).toMatchObject({ left: 4, fits: false });
	const cell = { column: 0, row: 1 };
	const turned = rotationFor(rules.tiles, [above], { cell, tile: tileId('base-V') });
	expect(tileType(tileId('base-V')).oriented[turned].edges[0]).toBe('road');
});
