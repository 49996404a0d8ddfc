import { describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { replayEvents } from '../../../src/lib/record';
import { TILES, type TableEvent } from '../../../src/lib/rules/catalogue';
import { sentenceOf } from '../../../src/lib/table/past/history';
import { lastTileNumber, tilesInAll } from '../../../src/lib/rules/base/tile-numbers';
import { historyWords } from '../../../src/lib/words/en/history';
import { scriptIn } from '../../e2e/table/support/script';

const script = scriptIn('tests/games/both-expansions.json');
const { header } = script.record;
const names = header.players.map(({ name }) => name);

/** The sentence of the last of some events. */
function said(events: readonly TableEvent[]): string {
	const { game } = replayEvents(header, events);
	return sentenceOf(events.at(-1), game, {
		names,
		turn: { number: lastTileNumber(game), of: tilesInAll(game) }
	});
}
const saidAt = (count: number): string => said(script.events.slice(0, count));

describe('the sentence for an event', () => {
	it.each([
		[0, 'The board before the first turn.'],
		[
			30,
			'Tile 26 of 105: Ada’s wagon drove on to the road 2 tiles west, 2 south of the start tile.'
		],
		[81, 'Tile 72 of 105: Chloé’s wagon went home.'],
		[
			4,
			'Tile 4 of 105: Chloé moved the Gingerbread Man to the city 1 tile east of the start tile.'
		],
		[12, 'Tile 11 of 105: Ada laid a city on one side and a crossing (wagon on one of the roads).'],
		[22, 'Tile 20 of 105: Ada laid a straight road (barn on a corner).'],
		[118, 'All tiles are laid: final scoring.']
	])('after %i events', (count, sentence) => {
		expect(saidAt(count)).toBe(sentence);
	});

	const after = (...events: readonly TableEvent[]) => said([...script.events, ...events]);

	it('says that the game was closed', () => {
		expect(after({ type: 'base/closed' })).toBe('The game is finished.');
	});

	it('says what was set aside, and what was put back', () => {
		const aside: TableEvent = {
			type: 'base/set-aside',
			player: 1,
			tile: tileId('base-V'),
			overruled: ['fits-somewhere', 'none-left', 'not-their-turn']
		};
		const first = script.events.slice(0, 2);
		expect(said([...first, aside])).toBe(
			'Ben drew a curved road, which fitted nowhere, and set it aside.'
		);
	});

	it('says that an end came early, that an abbey was kept and that a custom tile was amended', () => {
		const { game } = replayEvents(header, script.events.slice(0, 5));
		const context = { names, turn: { number: 5, of: 105 } };
		const early: TableEvent = { type: 'base/ended', overruled: ['tiles-left'] };
		expect(sentenceOf(early, game, context)).toBe(
			'The game ended before all tiles were laid: final scoring.'
		);
		expect(sentenceOf({ type: 'abbey/kept', player: 1 }, game, context)).toBe(
			'After the last tile Ben kept the abbey.'
		);
		const told: TableEvent = { type: 'base/retold', tile: tileId('nobody'), told: { line: '' } };
		expect(sentenceOf(told, game, context)).toBe(
			'The description of a tile was corrected: a tile.'
		);
	});
});

describe('a tile, however it lies', () => {
	it.each([
		['base-A', 'a monastery and a road'],
		['base-B', 'a monastery'],
		['base-C', 'a city on all sides with a pennant'],
		['base-D', 'a city on one side and a straight road'],
		['base-H', 'two cities'],
		['base-L', 'a city on one side and a crossing'],
		['base-O', 'a city on two sides with a pennant and a curved road'],
		['base-V', 'a curved road'],
		['base-X', 'a crossing'],
		['am-abbey', 'an abbey'],
		['am-FRRR-well', 'a road on three sides'],
		['am-RRRR-monastery', 'a monastery and four roads'],
		['river-spring', 'a stretch of river'],
		['river-RRSS', 'a curved road and a stretch of river'],
		['river-CSCS', 'two cities and a stretch of river']
	])('%s is %s', (id, says) => {
		const type = TILES.get(tileId(id));
		expect(type && historyWords.tileDescription(type)).toBe(says);
	});
});
