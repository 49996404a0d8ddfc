import { describe, expect, it } from 'vitest';
import { gameToWrite, writeSheet } from '../../src/lib/notation';
import { effectiveLog, type GameRecord } from '../../src/lib/record';
import { gameIn, recordsOf } from '../record/records';
import { outAndIn, read, scoresOf, toWrite, turnsOf } from './support';

/* Recorded games go out and come back with the same tiles, spots and figures, and by the same rulings with the same scores. */

const CHAMPIONSHIP = gameIn('tests/games/championship.json');
/** Those of the base game alone: others have tiles without a letter. */
const GAMES: readonly GameRecord[] = [
	...['base', 'nofarm', 'second-engine'].flatMap(recordsOf),
	CHAMPIONSHIP
].filter(({ header }) => header.expansions.length === 0 && header.box === 'base-c1');

it('there are recorded games of the base game', () => {
	expect(GAMES.length).toBeGreaterThan(20);
});

describe.each(['json', 'freels', 'central'] as const)('%s', (form) => {
	it.each(GAMES.map((record) => [record.header.id, record] as const))('%s', (_, record) => {
		const back = outAndIn(record, form);
		expect(back).toMatchObject({ refused: undefined, over: true, questions: [] });
		expect(turnsOf(back.record)).toEqual(turnsOf(record));
		expect(scoresOf(back.record)).toEqual(scoresOf(record));
	});
});

it('a game with tiles that have no letter can’t be written down', () => {
	const [winter] = recordsOf('winter').filter(({ header }) => header.box !== 'base-c1');
	expect(winter && gameToWrite(winter)).toEqual({ ok: false, error: 'tiles' });
});

describe('the final of a national championship', () => {
	const sheet = writeSheet(toWrite(CHAMPIONSHIP), 'json');

	it('is read from its sheet with 71 turns, no objection, and 96 : 95', () => {
		const back = read(sheet);
		expect(back).toMatchObject({ form: 'json', turns: 71, refused: undefined, over: true });
		expect(scoresOf(back.record)).toEqual([96, 95]);
		const { events } = effectiveLog(back.record.entries);
		expect(events.some(({ overruled }) => overruled)).toBe(false);
		expect(back.record.header.rulings).toMatchObject({ farmRule: 'third', smallCity: '4' });
	});

	it('goes out again as the same placements, the start tile at rotation 0', () => {
		const again = writeSheet(toWrite(read(sheet).record), 'json');
		expect(JSON.parse(again)).toMatchObject({ placements: placementsIn(sheet) });
		expect(placementsIn(again)[0]).toEqual({ turn: 0, type: 'initial', tile: 'D' });
		expect(placementsIn(again)[2]).toEqual({
			...{ turn: 2, type: 'regular', tile: 'R', player: 'Green' },
			tilePlacement: { x: 1, y: 0, rotation: 2 },
			meeplePlacement: { segmentType: 'city', segmentIndex: 0 }
		});
	});

	it.each([1, 2, 3])('is the same game from a sheet with its table turned %i times', (turns) => {
		const { info, placements } = JSON.parse(sheet) as { info: object; placements: Placed[] };
		const turned = JSON.stringify({ info, placements: placements.map((one) => turn(one, turns)) });
		const back = read(turned);
		expect(turnsOf(back.record)).toEqual(turnsOf(CHAMPIONSHIP));
		expect(placementsIn(writeSheet(toWrite(back.record), 'json'))).toEqual(placements);
	});
});

interface Placed {
	readonly tilePlacement?: { readonly x: number; readonly y: number; readonly rotation: number };
}

const placementsIn = (sheet: string) => (JSON.parse(sheet) as { placements: object[] }).placements;

/** A placement after the table was turned clockwise: x to the right, y upwards. */
function turn(placed: Placed, turns: number): Placed {
	if (turns === 0) return placed;
	const { x, y, rotation } = placed.tilePlacement ?? { x: 0, y: 0, rotation: 0 };
	return turn(
		{ ...placed, tilePlacement: { x: y, y: -x, rotation: (rotation + 1) % 4 } },
		turns - 1
	);
}
