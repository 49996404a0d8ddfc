import type { Rulings } from '../../../src/lib/engine/rulings';
import {
	EXPANSION_IDS,
	RULINGS,
	usualRulingsFor,
	type ExpansionId
} from '../../../src/lib/rules/catalogue';
import { randomGameWith, type RandomGame } from './random-game';
import type { PickPlace } from './random-placements';
import { seededRandom, type SeededRandom } from './seeded-random';

/* Random games with Bridges, Castles & Bazaars, Hills & Sheep, and The Labyrinth, in which much is completed. */

const WIDE: readonly ExpansionId[] = ['bridges', 'hills-and-sheep', 'labyrinth'];
const WITH: readonly ExpansionId[] = [
	'inns-and-cathedrals',
	'traders-and-builders',
	'river',
	'abbot'
];
/** The rulings that games answer in any way. */
const ANSWERED: readonly string[] = [
	'bridgeTiles',
	'freeBridge',
	'castleChoice',
	'bazaar',
	'bazaarInBazaar',
	'bazaarAndBuilder',
	'hillTiles',
	'hillTie',
	'labyrinth',
	'smallCity',
	'innTiles',
	'traderTiles'
];
/** Tiles of which a table may have more, so that more happens; and fewer than how many more. */
const MORE_TILES: readonly (readonly [
	played: ExpansionId | undefined,
	tile: string,
	most: number
])[] = [
	[undefined, 'base-E', 12],
	[undefined, 'base-A', 8],
	['labyrinth', 'la-RRRR-labyrinth', 6],
	['hills-and-sheep', 'hs-CCFF-vineyard', 4],
	['hills-and-sheep', 'hs-CCCF-vineyard', 3]
];
/** One game of so many is played to its end; others last so many events, and up to so many more. */
const WHOLE = 8;
const SHORT = 40;
const LONGER = 70;
/** Among so many places the one with most tiles around is taken. */
const TRIED = 4;

/** A random game of 2 to 6 players with some of the three, and perhaps with others. */
export function wideGame(seed: number): RandomGame {
	const rng = seededRandom(seed);
	const some = 1 + rng.below(2 ** WIDE.length - 1);
	const played = [
		...WIDE.filter((_, index) => (some & (2 ** index)) > 0),
		...WITH.filter(() => rng.below(3) === 0)
	];
	const expansions = EXPANSION_IDS.filter((id) => played.includes(id));
	const rulings = { ...usualRulingsFor(expansions), ...answers(rng) };
	const tiles = moreTiles(expansions, rng);
	const most = rng.below(WHOLE) === 0 ? Infinity : SHORT + rng.below(LONGER);
	const setup = { expansions, rulings, tiles, place: denser };
	return randomGameWith(setup, 2 + rng.below(5), rng, undefined, most);
}

const answers = (rng: SeededRandom): Rulings =>
	Object.fromEntries(
		RULINGS.filter(({ id }) => ANSWERED.includes(id)).map(({ id, choices }) => [
			id,
			rng.pick(choices)
		])
	);

const moreTiles = (expansions: readonly ExpansionId[], rng: SeededRandom) =>
	Object.fromEntries(
		MORE_TILES.filter(([played]) => !played || expansions.includes(played)).map(
			([, tile, most]) => [tile, rng.below(most)]
		)
	);

/** Of some places the one with most tiles around. */
const denser: PickPlace = ({ board }, places, rng) => {
	const some = Array.from({ length: TRIED }, () => rng.pick(places));
	const around = some.map(
		(spot) =>
			board.order.filter(({ x, y }) => Math.abs(x - spot.x) < 2 && Math.abs(y - spot.y) < 2).length
	);
	return some[around.indexOf(Math.max(...around))] ?? rng.pick(places);
};
