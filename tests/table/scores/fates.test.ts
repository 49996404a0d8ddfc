import { describe, expect, it } from 'vitest';
import { newGame, type Game } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import { play } from '../../../src/lib/engine/play';
import { openQuestions } from '../../../src/lib/engine/question';
import { figuresIn } from '../../../src/lib/table/view/scene';
import { ledgerRows } from '../../../src/lib/table/scores/ledger-rows';
import { rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { laid } from '../../modules/playing';
import { headerFor } from '../../record/support';
import { readSamples, rulesFor } from '../../samples/read';
import { lyingIn } from '../../tools/games/lying';
import '../../tools/games/all-expansions';

/* The ledger has a line for each figure that went home or elsewhere although nothing was scored for it. */

const NAMES = ['Ada', 'Ben'];
const SAMPLES = new Map(readSamples());

function gameOf(name: string): Game {
	const sample = SAMPLES.get(name);
	if (!sample) throw new Error(`There is no sample ${name}.`);
	return after(newGame(rulesFor(sample), sample.players, 0), sample.events);
}

/** Throws where an event is refused. */
function after<G extends Parameters<typeof play>[0]>(game: G, events: readonly GameEvent[]): G {
	for (const event of events) {
		const taken = play(game, event);
		if (!taken.ok) throw new Error(JSON.stringify([event, taken.error]));
	}
	return game;
}

/** What the ledger says: the turn, the number of events after which it had happened, and the line; in their order. */
const told = (game: Game) =>
	ledgerRows(game)
		.toReversed()
		.flatMap(({ turn, fates }) =>
			fates.map((fate) => [turn, fate.position, scoringWords.fate(fate, NAMES)])
		);

describe('the ledger says what became of', () => {
	it.each<[string, string, readonly (readonly [number, number, string])[]]>([
		[
			'everybody the dragon ate on one journey, and a builder left alone',
			'the-dragon-eats-farmers-and-builders-left-alone-go-home',
			[
				[7, 6, 'Ben’s farmer was eaten by the dragon'],
				[7, 7, 'Ada’s thief was eaten by the dragon'],
				[7, 7, 'Ada’s builder was left alone and went home']
			]
		],
		[
			'a thief that the dragon ate before the road was scored',
			'the-dragon-eats-a-thief-before-the-road-is-scored',
			[[7, 6, 'Ada’s thief was eaten by the dragon']]
		],
		[
			'a thief that a tower captured',
			'a-tower-floor-captures-a-meeple-beside-it',
			[[3, 2, 'Ada’s thief was captured by Ben']]
		],
		[
			'a follower captured on top of a tower',
			'a-meeple-on-a-tower-ends-it-until-it-is-captured',
			[[5, 4, 'Ada’s meeple was captured by Ben']]
		],
		[
			'an own thief that a tower took home',
			'a-tower-takes-an-own-meeple-home',
			[[4, 3, 'Ada’s thief was taken home by a tower']]
		],
		[
			'two prisoners who were exchanged',
			'two-players-who-hold-each-others-figures-exchange-them',
			[
				[3, 2, 'Ada’s thief was captured by Ben'],
				[6, 5, 'Ben’s big meeple was captured by Ada'],
				[6, 5, 'Ada’s meeple came back from Ben in exchange'],
				[6, 5, 'Ben’s big meeple came back from Ada in exchange']
			]
		],
		[
			'a prisoner for whom a ransom was paid',
			'a-ransom-takes-3-points',
			[
				[3, 2, 'Ada’s thief was captured by Ben'],
				[4, 4, 'Ada’s meeple came back from Ben for a ransom']
			]
		],
		[
			'a figure taken home for a festival, and a builder left alone',
			'a-builder-left-alone-by-a-festival-goes-home',
			[
				[7, 6, 'Ben’s knight was taken home for the festival'],
				[7, 6, 'Ben’s builder was left alone and went home']
			]
		],
		[
			'a knight that escaped from a siege',
			'a-knight-escapes-where-a-monastery-touches-a-besieged-tile',
			[[6, 6, 'Ada’s knight escaped from a besieged city']]
		],
		[
			'a knight sent home because of a princess, and its builder',
			'a-princess-sends-the-only-knight-and-its-builder-home',
			[
				[8, 7, 'Ben’s knight was sent home because of a princess'],
				[8, 7, 'Ben’s builder was left alone and went home']
			]
		]
	])('%s', (_, name, lines) => {
		expect(told(gameOf(name))).toEqual(lines);
	});

	it('a monk that lost a challenge: its line pays nothing', () => {
		const game = gameOf('a-shrine-that-is-completed-first-scores-and-the-monastery-pays-nothing');
		const lines = ledgerRows(game)
			.flatMap(({ settlements }) => settlements)
			.filter(({ occasion }) => occasion === 'shrines/lost')
			.map((settlement) => scoringWords.scored(settlement, NAMES));
		expect(lines).toEqual(['Challenge lost: Ben +0 (1 lost challenge × 0 = 0)']);
	});
});

describe('a follower on top of a tower', () => {
	const rules = rulesOf({
		box: 'base-c1',
		expansions: ['princess-and-dragon', 'tower'],
		rulings: USUAL_RULINGS
	});
	const built = (player: number, x: number, y: number) => ({
		type: 'tower/built' as const,
		player,
		at: { x, y }
	});
	const climbed = {
		type: 'tower/climbed' as const,
		player: 0,
		piece: 'follower',
		at: { x: 0, y: 1 }
	};
	/** Ada stands on a tower of two floors, the dragon beside it. */
	const before: readonly GameEvent[] = [
		{ ...laid(0, 'to-FFFF', [0, 1, 0]), choices: [built(0, 0, 1)] },
		{ ...laid(1, 'base-B', [1, 1, 0]), choices: [built(1, 0, 1)] },
		{ ...laid(0, 'base-B', [0, 2, 0]), choices: [climbed] },
		laid(1, 'pd-FFFF-volcano', [-1, 1, 0])
	];
	const dragonTile = laid(0, 'pd-FFRR-dragon', [-1, 2, 0]);
	const moved = (player: number, x: number, y: number) => ({
		type: 'dragon/moved' as const,
		player,
		to: { x, y }
	});

	it('is ringed before the dragon comes, and said to be eaten', () => {
		const lying = lyingIn(after(newGame(rules, 2, 0), before), dragonTile);
		const ask = openQuestions(lying).find(({ id }) => id === 'dragon/moved');
		const onTower = ask?.sends?.({ x: 0, y: 1, segment: 0 });
		expect(onTower).toMatchObject([{ kind: 'follower', player: 0 }]);
		const { players } = headerFor('eaten');
		const leaving = figuresIn(lying, lying.pieces, players, ask).filter((one) => one.leaving);
		expect(leaving).toMatchObject([{ kind: 'follower', at: { x: 0, y: 1 } }]);
		const game = after(newGame(rules, 2, 0), [
			...before,
			{ ...dragonTile, choices: [moved(0, 0, 1)] }
		]);
		expect(told(game)).toEqual([[6, 5, 'Ada’s meeple was eaten by the dragon']]);
		expect([game.apart.size, game.supply[0]?.['follower']]).toEqual([0, 7]);
	});
});
