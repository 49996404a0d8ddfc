import { describe, expect, it } from 'vitest';
import { featureAt } from '../../../src/lib/engine/board';
import { isCompleted } from '../../../src/lib/engine/feature';
import { newGame, type MutableGame } from '../../../src/lib/engine/game';
import { play } from '../../../src/lib/engine/play';
import { MONASTERY_TILES } from '../../../src/lib/expansions/monasteries/tiles';
import type { GameRecord } from '../../../src/lib/record';
import { laid } from '../../../src/lib/rules/base/events';
import {
	eventSchema,
	rulesOf,
	usualRulingsFor,
	type TableEvent
} from '../../../src/lib/rules/catalogue';
import { proofOf } from '../../../src/lib/rules/base/proof';
import { packGame, unpackGame } from '../../../src/lib/share/pack';
import { figuresIn } from '../../../src/lib/table/view/scene';
import { tilesDrawn } from '../../../src/lib/table/setup/boxes';
import * as v from 'valibot';
import { headerFor, withEvents } from '../../record/support';
import { factOf } from '../../tools/games/tile-facts';
import '../../tools/games/all-expansions';

const EXPANSIONS = ['phantom', 'monasteries'] as const;
const AT = { x: 0, y: 1, segment: 0 };
const LIES = { piece: 'follower', segment: 0, lying: true } as const;

const parsed = (event: object): TableEvent => v.parse(eventSchema, event);
const lain = (more: object = {}): TableEvent =>
	parsed({ ...laid(0, 'mo-FFFF', [0, 1, 0], LIES), ...more });

/** What surrounds the monastery below the start tile, laid after it. */
const AROUND = [
	laid(1, 'base-U', [1, 0, 0]),
	laid(0, 'base-E', [1, 1, 1]),
	laid(1, 'base-E', [1, 2, 1]),
	laid(0, 'base-E', [0, 2, 2]),
	laid(1, 'base-E', [-1, 2, 3]),
	laid(0, 'base-E', [-1, 1, 3]),
	laid(1, 'base-U', [-1, 0, 0])
].map(parsed);

function gameAfter(events: readonly TableEvent[]): MutableGame {
	const rulings = usualRulingsFor(EXPANSIONS);
	const game = newGame(rulesOf({ box: 'base-c1', expansions: [...EXPANSIONS], rulings }), 2, 0);
	for (const event of events) if (!play(game, event).ok) throw new Error('It can’t be laid.');
	return game;
}

describe('a follower that lies in a special monastery', () => {
	it('keeps it from being completed, and its card says what it pays at the end', () => {
		const game = gameAfter([lain(), ...AROUND]);
		const feature = featureAt(game.board, AT);
		expect(feature && [feature.open, isCompleted(feature)]).toEqual([0, false]);
		const proof = proofOf(game, AT);
		expect(proof).toMatchObject({ completed: false, open: [], rule: 'LYING-5' });
		expect(proof?.ifEndedNow[0]?.awards[0]?.points).toBe(5);
	});

	it('is drawn lying', () => {
		const game = gameAfter([lain()]);
		const players = headerFor('drawn').players;
		expect(figuresIn(game, game.pieces, players).map(({ lying }) => lying)).toEqual(['tipped']);
	});

	it('lacks nothing that an open spot beside it would fill', () => {
		expect(proofOf(gameAfter([lain()]), AT)?.open).toEqual([]);
	});
});

describe('a link', () => {
	const header = headerFor('0123456789abcdef0123', 2, {
		expansions: [...EXPANSIONS],
		rulings: usualRulingsFor(EXPANSIONS)
	});
	const bytesOf = async (record: GameRecord): Promise<number> => {
		const packed = await packGame(record);
		const back = await unpackGame(packed);
		expect(back.ok && back.value).toEqual(record);
		return packed.length;
	};
	const second = { type: 'phantom/placed', player: 0, to: { x: 0, y: 1, segment: 1 } };

	it.each<[string, readonly TableEvent[], readonly TableEvent[]]>([
		[
			'a turn',
			[lain()],
			[parsed(laid(0, 'mo-FFFF', [0, 1, 0], { piece: 'follower', segment: 0 }))]
		],
		['a turn with a choice', [lain({ choices: [second] })], [lain()]]
	])('holds %s in a few bytes more', async (_, events, without) => {
		const more = await bytesOf(withEvents({ header, entries: [] }, events));
		const less = await bytesOf(withEvents({ header, entries: [] }, without));
		expect(more - less).toBeLessThan(12);
	});

	it('holds a figure found lying', async () => {
		const found = headerFor('0123456789abcdef0124', 2, {
			expansions: [...EXPANSIONS],
			rulings: usualRulingsFor(EXPANSIONS),
			found: true
		});
		const placed = { type: 'base/placed', tile: 'mo-FFFF', x: 0, y: 1, rotation: 0 };
		const stood = { type: 'base/stood', player: 0, piece: 'follower', ...AT, lying: true };
		const events = [placed, stood].map(parsed);
		await bytesOf(withEvents({ header: found, entries: [] }, events));
	});
});

describe('the tiles of a box', () => {
	it('are those of the list of facts', () => {
		expect(
			MONASTERY_TILES.map((type) => [
				type.edges.join(' '),
				type.segments.map((segment) => factOf(segment, type))
			])
		).toMatchObject([
			['field field field field', [{ kind: 'monastery' }, { kind: 'field' }]],
			[
				'field field field road',
				[
					{ kind: 'road', sides: ['W'], end: { kind: 'monastery', feature: 1 } },
					{ kind: 'monastery' },
					{ kind: 'field', halves: [0, 1, 2, 3, 4, 5, 6, 7] }
				]
			]
		]);
	});

	it('take the place of the base game’s six, unless those are kept', () => {
		const drawn = (rulings: Readonly<Record<string, string>>): number =>
			tilesDrawn('base-c1', ['monasteries'], rulings);
		expect(drawn({})).toBe(72);
		expect(drawn({ baseMonasteries: 'kept' })).toBe(78);
		expect(drawn({ baseMonasteries: 'kept', monasteryBoxes: 'three' })).toBe(90);
	});
});
