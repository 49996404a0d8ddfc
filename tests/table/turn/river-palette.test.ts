import { expect, it } from 'vitest';
import { newGame, type MutableGame } from '../../../src/lib/engine/game';
import { play } from '../../../src/lib/engine/play';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { ABBEY } from '../../../src/lib/expansions/abbey-and-mayor/tiles';
import { rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { paletteOf } from '../../../src/lib/table/turn/palette';
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
