import { describe, expect, it } from 'vitest';
import { ledgerOf, newGame } from '../../src/lib/engine/game';
import { totals } from '../../src/lib/engine/ledger';
import { play } from '../../src/lib/engine/play';
import { samePlace } from '../../src/lib/engine/spot';
import { TOOK } from '../../src/lib/expansions/festival/events';
import { PLACED } from '../../src/lib/expansions/phantom/events';
import { usualRulingsFor, type ExpansionId } from '../../src/lib/rules/catalogue';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { headerFor, withEvents } from '../record/support';
import { figuresOf } from '../tools/games/compared';
import { randomGameOfSome, type RandomGame } from '../tools/games/random-game';

/*
 * Random games in which figures leave and come in every way that there is: festivals, phantoms, double turns, flights, recalls,
 * crop circles, barns.
 */
const TOGETHER: readonly ExpansionId[] = [
	'abbot',
	'traders-and-builders',
	'abbey-and-mayor',
	'flying-machines',
	'crop-circles',
	'festival',
	'phantom'
];
const RULINGS = [
	{},
	{ festival: 'followers', phantomAfter: 'figure' },
	{ farmers: 'off', flyers: 'meeples' }
];
const games = [1, 2, 3, 4, 5, 6].map((seed) => {
	const rulings = RULINGS[seed % RULINGS.length] ?? {};
	return [seed, rulings, randomGameOfSome(TOGETHER, 3900 + seed, rulings)] as const;
});

/** How often something was decided in turns of a game. */
const countIn = ({ events }: RandomGame, type: string): number =>
	events
		.flatMap((event) => ('choices' in event && event.choices) || [])
		.filter((one) => one.type === type).length;

describe.each(games)('a random game of seed %i', (_, rulings, random) => {
	const { rules, players, first, events } = random;

	it('has every figure in one place after each event, and scores that are the sums of awards', () => {
		const game = newGame(rules, players, first);
		for (const event of events) {
			const before = [...game.pieces];
			expect(play(game, event).ok).toBe(true);
			expect(game.scores).toEqual(totals(ledgerOf(game), players));
			for (const [kind, { perPlayer }] of Object.entries(rules.pieces))
				expect(figuresOf(game, kind)).toEqual(game.supply.map(() => perPlayer));
			const taken =
				'choices' in event ? event.choices?.find(({ type }) => type === TOOK) : undefined;
			if (taken && 'from' in taken && 'piece' in taken) {
				const gone = before.find(
					(one) => one.kind === taken.piece && samePlace(one.at, taken.from as typeof one.at)
				);
				expect(gone && game.pieces.has(gone)).toBe(false);
			}
		}
	});

	it('has festivals and second figures', () => {
		expect(countIn(random, TOOK)).toBeGreaterThan(0);
		expect(countIn(random, PLACED)).toBeGreaterThan(0);
	});

	it('is brought back by a link as it was', async () => {
		const record = withEvents(
			{
				header: headerFor('each', players, {
					expansions: TOGETHER,
					rulings: { ...usualRulingsFor(TOGETHER), ...rulings }
				}),
				entries: []
			},
			events
		);
		expect(await unpackGame(await packGame(record))).toEqual({ ok: true, value: record });
	});
});
