import { expect, it } from 'vitest';
import { newGame, type MutableGame } from '../../../src/lib/engine/game';
import { play } from '../../../src/lib/engine/play';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { ABBEY } from '../../../src/lib/expansions/abbey-and-mayor/tiles';
import { rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { openSpots, paletteOf } from '../../../src/lib/table/turn/palette';
import { laid } from '../../modules/playing';
import { eventsOf, readGames, tableFor } from '../../tools/games/recorded';

const offered = (game: MutableGame): readonly string[] =>
	paletteOf(game, EMPTY_DRAFT).map(({ id }) => id);

it('until the lake is laid only tiles of the river are offered, and each player’s own', () => {
	const setup = { box: 'base-c1', expansions: ['abbey-and-mayor', 'river'] } as const;
	const game = newGame(rulesOf({ ...setup, rulings: USUAL_RULINGS }), 2, 0);
	expect(offered(game)).toContain('river-FSFS');
	expect(offered(game).filter((id) => !id.startsWith('river-'))).toEqual([ABBEY.id]);
	// The spring lies already, and the lake comes last.
	expect(offered(game)).not.toContain('river-FRRS-spring');
	expect(offered(game)).not.toContain('river-FFFS-lake-monastery');
});

const LAKE = 'river-FFFS-lake-monastery';

it('with the last tile before it the lake is offered, and then all ordinary tiles', () => {
	const [record] = readGames('tests/games/river.jsonl');
	if (!record) throw new Error('There is no recorded game.');
	const game = tableFor(record);
	const seen: (readonly string[])[] = [];
	for (const event of eventsOf(record).slice(0, 14)) {
		seen.push(offered(game));
		play(game, event);
	}
	const lake = seen.findIndex((ids) => ids.includes(LAKE));
	expect(seen[lake]).toEqual([LAKE]);
	expect(seen[lake + 1]).toContain('base-U');
	expect(seen[lake + 1]?.some((id) => id.startsWith('river-'))).toBe(false);
});

/** The spots that are offered, `x,y` each. */
const legalSpots = (game: MutableGame): readonly string[] =>
	openSpots(game, EMPTY_DRAFT)
		.filter(({ legal }) => legal)
		.map(({ x, y }) => `${String(x)},${String(y)}`)
		.sort();

const forked = (...expansions: readonly ('river' | 'river-2')[]): MutableGame =>
	newGame(rulesOf({ box: 'base-c1', expansions, rulings: USUAL_RULINGS }), 2, 0);

it('where the river forks, the fork is due first, and then all between on either arm', () => {
	const game = forked('river-2');
	expect(offered(game)).toEqual(['river2-FSSS-fork']);
	expect(legalSpots(game)).toEqual(['1,0']);
	play(game, laid(0, 'river2-FSSS-fork', [1, 0, 0]));
	expect(offered(game)).toHaveLength(9);
	expect(offered(game)).not.toContain('river2-FFFS-volcano');
	expect(legalSpots(game)).toEqual(['1,1', '2,0']);
});

it('two rivers become one: the fork first, and tiles of both on either arm', () => {
	const game = forked('river', 'river-2');
	expect(offered(game)).toEqual(['river2-FSSS-fork']);
	play(game, laid(0, 'river2-FSSS-fork', [1, 0, 0]));
	expect(offered(game)).toContain('river-FSFS');
	expect(offered(game)).toContain('river2-CFSF-end');
	expect(offered(game).filter((id) => /spring|lake|volcano/.test(id))).toEqual([]);
});

it.each(readGames('tests/games/river-2.jsonl').map((game) => [game.id, game] as const))(
	'in %s the lake with the volcano is offered alone, and then all ordinary tiles',
	(_, record) => {
		const game = tableFor(record);
		const seen: (readonly string[])[] = [];
		for (const event of eventsOf(record).slice(0, 25)) {
			seen.push(offered(game));
			play(game, event);
		}
		const lake = seen.findIndex((ids) => ids.includes('river2-FFFS-volcano'));
		expect(seen[lake]).toEqual(['river2-FFFS-volcano']);
		expect(seen[lake + 1]).toContain('base-U');
	}
);
