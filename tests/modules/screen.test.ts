import { describe, expect, it } from 'vitest';
import type { MutableGame, Outcome } from '../../src/lib/engine/game';
import type { GameEvent, RuleModule } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import { completedBy } from '../../src/lib/engine/board';
import { originOf } from '../../src/lib/engine/feature';
import { tile, tileId } from '../../src/lib/engine/tile';
import { EMPTY_DRAFT, type Draft } from '../../src/lib/record';
import { declineFurther } from '../../src/lib/rules/base/further';
import { isLaid } from '../../src/lib/rules/base/events';
import { settleRecall } from '../../src/lib/rules/base/recall';
import { presentationOf } from '../../src/lib/rules/presentations';
import * as entering from '../../src/lib/table/turn/entering';
import { paletteOf } from '../../src/lib/table/turn/palette';
import { recallChoices } from '../../src/lib/table/turn/previews';
import { turnTasks } from '../../src/lib/table/turn/table-tasks';
import {
	isAllLaid,
	laidOf,
	layingOf,
	previewEvent,
	progressOf
} from '../../src/lib/table/turn/turn';
import { tilesThatFit } from '../../src/lib/table/view/assistance';
import { featureView } from '../../src/lib/table/view/feature';
import { historyWords } from '../../src/lib/words/en/history';
import { tableTaskLines } from '../../src/lib/words/table-tasks';
import { scoringWords } from '../../src/lib/words/en/scoring';
import { expansionOf, laid, played, rulesFor } from './playing';

const NAMES = ['Ada', 'Ben'];
const HONEY = tile('honey-road', {}, 'R:EW!honey F:0127 F:3456');

/** A follower that may go home, a second part for whoever continues a road with it, and a token for each completed road. */
const all: RuleModule<GameEvent & { readonly player: number }> = {
	id: 'all',
	codes: { tokens: ['honey'] },
	pieces: {
		pilgrim: {
			perPlayer: 1,
			mayStandOn: () => true,
			strength: () => 1,
			recall: ({ open }) => (open > 0 ? undefined : 'occupied')
		}
	},
	further: ({ turn: { part, player }, continued }) =>
		part === 1 &&
		continued.some(({ pieces }) =>
			pieces.some((piece) => piece.kind === 'pilgrim' && piece.player === player)
		)
			? { id: 'all/second', as: 'part', no: { type: 'all/stopped', player } as GameEvent }
			: undefined,
	record: declineFurther,
	settle: (change) => [
		...settleRecall(change, { piece: 'pilgrim', rule: 'ROAD-2', occasion: 'completed' }),
		...(isLaid(change.event) ? honeyFor(change.event.player, change) : [])
	]
};

const honeyFor = (
	player: number,
	{ touched }: Parameters<NonNullable<RuleModule['settle']>>[0]
): ReturnType<NonNullable<RuleModule['settle']>> =>
	completedBy(touched)
		.filter(({ kind }) => kind === 'road')
		.map((road) => ({
			stage: 'after',
			occasion: 'honey/won',
			rule: 'ROAD-2',
			rulings: [],
			kind: 'road',
			at: originOf(road),
			tiles: [],
			pennants: [],
			cities: [],
			compared: [],
			awards: [],
			home: [],
			gains: [{ player, token: 'honey', count: 2 }]
		}));

const RULES = rulesFor(expansionOf(all, { tiles: [HONEY], counts: () => ({ [HONEY.id]: 2 }) }));
const ROAD = [laid(0, 'base-U', [1, 0, 0], ['pilgrim', 0]), laid(1, 'base-B', [0, 1, 0])];
const SECOND = [...ROAD, laid(0, 'base-U', [2, 0, 0])];
const DONE = [
	...SECOND,
	laid(0, 'base-B', [0, 2, 0]),
	laid(1, 'base-A', [-1, 0, 2]),
	laid(0, 'base-A', [3, 0, 0])
];

describe('a turn with a second part', () => {
	it('says whose tile comes next, and which part of the turn it is', () => {
		expect(progressOf(played(RULES, ROAD))).toMatchObject({ tile: 4, part: 1 });
		expect(progressOf(played(RULES, SECOND))).toMatchObject({ tile: 5, part: 2 });
	});

	it('has a sentence for each part', () => {
		const sentence = (events: typeof SECOND) => {
			const game = played(RULES, events);
			const event = events.at(-1) as GameEvent;
			const facts = presentationOf(event)?.facts(event, game);
			return historyWords.event({
				...facts,
				key: 'base/laid',
				turn: { number: 4, of: 74 },
				name: 'Ada',
				otherName: '',
				names: NAMES
			});
		};
		expect(sentence(SECOND)).toBe('Tile 4 of 74: Ada laid a straight road.');
		const second = [...SECOND, laid(0, 'base-U', [3, 0, 0])];
		expect(sentence(second)).toBe('Tile 4 of 74, second part: Ada laid a straight road.');
		const recall = { piece: 'pilgrim', x: 1, y: 0, segment: 0 };
		const home = [...SECOND, { ...laid(0, 'base-U', [3, 0, 0]), recall }];
		expect(sentence(home)).toBe(
			'Tile 4 of 74, second part: Ada laid a straight road, and took the pilgrim home from the road.'
		);
	});

	it('is over when no tile is left, and its player owns none', () => {
		const game = played(RULES, SECOND);
		for (const id of game.left.keys()) game.left.set(id, 0);
		expect(isAllLaid(game)).toBe(true);
	});
});

describe('a figure that can be taken home', () => {
	const draft: Draft = { tile: tileId('base-B'), spot: { x: 1, y: 1 }, rotation: 0 };
	const choices = (events: typeof ROAD, chosen: Draft) => {
		const game = played(RULES, events);
		const laying = layingOf(game, chosen);
		if (!laying) throw new Error('Nothing is laid.');
		const outcome = (recall?: Draft['recall']): Outcome | undefined => {
			const event = laidOf(game, { ...chosen, recall });
			return event && previewEvent(played(RULES, events), event);
		};
		return recallChoices(game, { laying, player: game.toMove, outcome });
	};

	it('is offered with what it pays', () => {
		expect(choices(ROAD, draft)).toEqual([
			{ recall: { piece: 'pilgrim', x: 1, y: 0, segment: 0 }, from: 'road', points: 2 }
		]);
		const longer = { tile: tileId('base-U'), spot: { x: 2, y: 0 }, rotation: 0 } as const;
		expect(choices(ROAD, longer).map(({ points }) => points)).toEqual([3]);
	});

	it('isn’t offered to somebody else, nor where the tile completes what it stands on', () => {
		expect(choices(ROAD.slice(0, 1), draft)).toEqual([]);
		const closing = [ROAD[0], laid(1, 'base-A', [-1, 0, 2])] as typeof ROAD;
		const end = { tile: tileId('base-A'), spot: { x: 2, y: 0 }, rotation: 0 } as const;
		expect(choices(closing, end)).toEqual([]);
	});

	it('takes the place of a figure on the tile, and can be taken back', () => {
		const recall = { piece: 'pilgrim', x: 1, y: 0, segment: 0 };
		const withFigure = entering.chooseFigure(draft, { piece: 'follower', segment: 0 });
		const home = entering.chooseRecall(withFigure, recall);
		expect(home).toMatchObject({ deploy: undefined, recall });
		expect(entering.chooseFigure(home, { piece: 'follower', segment: 0 }).recall).toBeUndefined();
		expect(entering.chooseRecall(home, recall).recall).toBeUndefined();
		expect(entering.stepBack(home)).toEqual({ ...draft, player: undefined, trees: undefined });
		const game = played(RULES, ROAD);
		expect(laidOf(game, home)).toMatchObject({ recall });
		const event = { ...laid(0, 'base-B', [1, 1, 0]), recall } as const;
		expect(entering.draftOf(event, game)).toMatchObject({ recall });
		expect(entering.isDraftOf(home, event)).toBe(true);
		expect(entering.isDraftOf({ ...home, recall: undefined }, event)).toBe(false);
		expect(EMPTY_DRAFT.recall).toBeUndefined();
	});

	it('goes home at the table, with its points', () => {
		const game = played(RULES, ROAD);
		const recall = { piece: 'pilgrim', x: 1, y: 0, segment: 0 };
		play(game, { ...laid(0, 'base-B', [1, 1, 0]), recall } as GameEvent);
		const [line] = tableTaskLines(
			turnTasks(game) as NonNullable<ReturnType<typeof turnTasks>>,
			NAMES
		);
		expect(line).toEqual({
			player: 0,
			who: 'Ada +2',
			task: 'takes back 1 pilgrim from the road; marker from 0 to space 2'
		});
	});
});

describe('tokens', () => {
	const game: MutableGame = played(RULES, DONE);

	it('are taken at the table, and said with what gave them', () => {
		const tasks = turnTasks(game);
		const lines = tasks && tableTaskLines(tasks, NAMES);
		expect(lines?.map(({ task }) => task)).toEqual([
			'takes back 1 pilgrim from the road; takes 2 honey; marker from 0 to space 5'
		]);
		const said = game.history.at(-1)?.settlements.map((one) => scoringWords.scored(one, NAMES));
		expect(said?.[1]).toBe('honey/won: Ada +2 honey');
	});

	it('are the last thing on the card of their feature, without a sum', () => {
		const card = featureView(game, { place: { x: 1, y: 0, segment: 0 } });
		expect(card?.payouts.map(({ points, lines }) => [points, lines.length])).toEqual([
			[5, 1],
			[0, 0]
		]);
		expect(card?.proof.rule).toBe('ROAD-2');
	});
});

describe('tiles drawn from a pile of their own', () => {
	const brook: RuleModule = { id: 'brook', piles: [{ order: -1, tiles: [HONEY.id] }] };
	const rules = rulesFor(expansionOf(brook, { tiles: [HONEY], counts: () => ({ [HONEY.id]: 1 }) }));
	const fitting = (game: MutableGame) =>
		paletteOf(game, EMPTY_DRAFT).flatMap(({ id, fits }) => (fits ? [id] : []));

	it('alone are offered and counted until they are used up', () => {
		const game = played(rules, []);
		expect(fitting(game)).toEqual([HONEY.id]);
		expect(tilesThatFit(game, { x: 1, y: 0 })).toBe(1);
		const later = played(rules, [laid(0, HONEY.id, [1, 0, 0])]);
		expect(fitting(later)).toContain('base-U');
		expect(tilesThatFit(later, { x: 2, y: 0 })).toBeGreaterThan(20);
	});
});
