import { newGame } from '../../src/lib/engine/game';
import { legalPlacements } from '../../src/lib/engine/legal';
import type { MutableGame } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import { BOX_IDS, RULINGS, type TableEvent } from '../../src/lib/rules/catalogue';
import { deployOptions } from '../../src/lib/rules/base/options';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { rulesWith, type Played } from './support';

/** The rulings with which a game can be looked ahead in, whatever the answer. */
const ANY_ANSWER = [
	...['farmers', 'farmRule', 'smallCity', 'unfinished', 'ties'],
	...['unplayable', 'startTile', 'followers']
];

/** A game to its end from a seed: any box, 2 to 6 players, half of those rulings answered anyhow. */
export function randomGameAhead(seed: number): Played {
	const random = seededRandom(seed);
	const rulings = RULINGS.filter(({ id }) => ANY_ANSWER.includes(id) && random.below(2) === 0).map(
		({ id, choices }) => [id, random.pick<string>(choices)] as const
	);
	const rules = rulesWith(Object.fromEntries(rulings), random.pick(BOX_IDS));
	const players = 2 + random.below(5);
	const first = random.below(players);
	const game = newGame(rules, players, first);
	const events: TableEvent[] = [];
	for (let event = anyTurn(game, random); event; event = anyTurn(game, random)) {
		if (!play(game, event).ok) throw new Error('What is legal can be played.');
		events.push(event);
	}
	return {
		rules,
		players,
		first,
		events: [...events, { type: 'base/ended', overruled: ['tiles-left'] }]
	};
}

/** The next tile, anywhere, mostly with a follower; undefined where none is left. */
function anyTurn(game: MutableGame, random: SeededRandom): TableEvent | undefined {
	const left = [...game.left].flatMap(([id, count]) => Array.from({ length: count }, () => id));
	if (left.length === 0) return undefined;
	const tile = random.pick(left);
	const type = game.rules.tiles.get(tile);
	const places = type ? legalPlacements(game, type) : [];
	const player = game.toMove;
	// Back in the bag it might come for ever.
	if (!type || places.length === 0)
		return game.rules.rulings['unplayable'] === 'bag'
			? undefined
			: { type: 'base/set-aside', player, tile };
	const { x, y, rotation } = random.pick(places);
	const options = deployOptions(game, { type, spot: { x, y }, rotation }, player);
	const free = options.filter(({ occupied }) => !occupied);
	const laid = { type: 'base/laid', player, tile, x, y, rotation } as const;
	if (free.length === 0 || random.below(3) === 0) return laid;
	const { piece, segment } = random.pick(free);
	return { ...laid, deploy: { piece, segment } };
}
