import * as v from 'valibot';
import { bridgedPlacements, bridgesFor } from '../../../src/lib/engine/bridge';
import { featureAt } from '../../../src/lib/engine/board';
import { tokensOf, type Game, type Outcome } from '../../../src/lib/engine/game';
import type { Settlement } from '../../../src/lib/engine/ledger';
import { featureOf, type Part } from '../../../src/lib/engine/feature';
import { openQuestions } from '../../../src/lib/engine/question';
import { sameSpot, type Bridge, type Place } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import { CASTLE_DECIDED, type CastleDecided } from '../../../src/lib/expansions/bridges/events';
import { numbers, playerText, type Compare } from '../../tools/games/compare-texts';
import type { GameTold, Glue, Offers } from '../../tools/games/glue';
import {
	counts,
	index,
	place,
	whole,
	type RecordedAward,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';
import {
	answerAtBazaar,
	BAZAAR_DAMAGES,
	BAZAAR_RULINGS,
	BAZAAR_TURN,
	bazaarRulings,
	compareBazaar,
	compareFromBazaar
} from './bazaar';

/* Bridges, castles and bazaars in recorded games. */

/** The axes of bridges, by our sides. */
const AXES = ['NS', 'WE'] as const;
const axis = v.picklist(AXES);
const sideOf = (name: (typeof AXES)[number]): 0 | 1 => (name === 'NS' ? 0 : 1);

/** What records say of bridges and castles in a turn. */
const TURN = {
	tokensBefore: v.optional(counts),
	bridgePlacements: v.optional(index),
	bridge: v.optional(v.object({ x: whole, y: whole, axis, with: v.picklist(['tile', 'after']) })),
	bridgeOptions: v.optional(v.array(axis)),
	castleOptions: v.optional(v.array(v.object({ player: index, options: v.array(index) }))),
	castles: v.optional(v.array(v.object({ player: index, places: v.array(place) }))),
	declinedBefore: v.optional(v.array(v.string())),
	...BAZAAR_TURN
};
const WHOLE = { declinedAtEnd: v.optional(v.array(v.string())) };

type Turn = RecordedTurn & Told<typeof TURN>;

const bridgeIn = ({ bridge }: Turn): Bridge | undefined =>
	bridge && { x: bridge.x, y: bridge.y, side: sideOf(bridge.axis) };

/** The castles that could be built, each built or not. */
const decidedIn = ({ castleOptions = [], castles = [], x, y }: Turn): readonly CastleDecided[] =>
	castleOptions.flatMap(({ player, options }) =>
		options.map((segment) => {
			const at = { x, y, segment };
			const built = castles.some(({ places }) =>
				places.some((one) => sameSpot(one, at) && one.feature === segment)
			);
			return { type: CASTLE_DECIDED, player, at, ...(built && { built: true as const }) };
		})
	);

/** Bridges and castles in hand, and where bridges could be laid. */
function compareBridges(
	game: Game,
	{ turn, laying, without }: Offers<Turn>,
	compare: Compare
): void {
	const { rules } = game;
	if (!rules.bridging) return;
	const { player, tokensBefore, bridgePlacements, bridge } = turn;
	compare(
		'bridges and castles in hand',
		tokensBefore &&
			['bridge', 'castle'].map((token) => `${String(tokensBefore[token] ?? 0)} ${token}`),
		['bridge', 'castle'].map((token) => `${String(tokensOf(game, player, token))} ${token}`)
	);
	const type = rules.tiles.get(tileId(turn.tile)) ?? laying.type;
	const needed = bridgedPlacements(game, player, type).length;
	compare('placements with a bridge', numbers(bridgePlacements), [String(needed)]);
	const free = bridge?.with === 'tile' ? [] : bridgesFor(game, player, { ...laying, type });
	compare(
		'bridge options',
		turn.bridgeOptions ?? [],
		free.map(({ side }) => AXES[side])
	);
	const asked = castlesAsked(without('castleOptions', 'castles'));
	compare(
		'castle options',
		(turn.castleOptions ?? []).flatMap(({ player: owner, options }) =>
			options.map((segment) => `${playerText(owner)} on ${String(segment)}`)
		),
		asked
	);
}

/** Who may build castles, by the segments of the tile just laid. */
const castlesAsked = (game: Game): readonly string[] =>
	(game.turn?.tile.parts ?? []).flatMap((part) =>
		openQuestions(game)
			.filter(({ id, about }) => id === CASTLE_DECIDED && isOn(game, about, part))
			.map(({ player }) => `${playerText(player)} on ${String(part.segment.index)}`)
	);

const isOn = (game: Game, place: Place | undefined, part: Part): boolean =>
	place !== undefined && featureAt(game.board, place) === featureOf(part);

const isForCastle = ({ feature }: RecordedAward): boolean => feature === 'castle';
const isOfCastle = ({ occasion }: Pick<Settlement, 'occasion'>): boolean =>
	occasion === 'castles/paid';

/** What castles were paid, and for what. */
function compareCastles({ awards }: Turn, { settlements }: Outcome, compare: Compare): void {
	compare(
		'pay of castles',
		(awards ?? [])
			.filter((one) => isForCastle(one) && one.points > 0)
			.map(({ player, points }) => `${playerText(player)} gets ${String(points)}`),
		settlements
			.filter(isOfCastle)
			.flatMap(({ awards: all }) =>
				all.map(({ player, points }) => `${playerText(player)} gets ${String(points)}`)
			)
	);
}

/** Records count castles beside fields apart from cities: we count them as cities that are paid one point more. */
const asCities = (record: unknown): unknown =>
	JSON.parse(JSON.stringify(record), (key, value: unknown) =>
		key === 'items' && v.is(ITEMS, value) ? citiesIn(value) : value
	);

const CASTLES = 'castles/castles';
type Items = RecordedAward['items'];
const ITEMS = v.array(v.tuple([v.string(), v.nullable(whole), whole]));

function citiesIn(items: Items): Items {
	const [, castles, points = 0] = items.find(([of]) => of === 'castles') ?? [];
	if (!castles) return items;
	const [, cities, paid = 0] = items.find(([of]) => of === 'cities') ?? [];
	const others = items.filter(([of]) => of !== 'castles' && of !== 'cities');
	return [
		...others,
		['cities', (cities ?? 0) + castles, paid + points - castles],
		[CASTLES, castles, castles]
	];
}

const withBridge = ({ bridge }: Turn): boolean => bridge !== undefined;
const built = ({ castles }: Turn): boolean => castles !== undefined;
const paid = ({ awards = [] }: Turn): boolean =>
	awards.some((one) => isForCastle(one) && one.points > 0);

const DAMAGES: NonNullable<Glue<Turn>['damages']> = [
	{
		what: 'bridges and castles in hand',
		file: 'bridges',
		has: withBridge,
		change: (turn) => delete turn.bridge
	},
	{
		what: 'placements with a bridge',
		file: 'bridges',
		has: ({ bridgePlacements = 0 }) => bridgePlacements > 0,
		change: (turn) => (turn.bridgePlacements = 0)
	},
	{
		what: 'bridge options',
		file: 'bridges',
		has: ({ bridgeOptions }) => bridgeOptions !== undefined,
		change: (turn) => delete turn.bridgeOptions
	},
	{
		what: 'castle options',
		file: 'bridges',
		has: built,
		change: (turn) => delete turn.castleOptions
	},
	{ what: 'scores', file: 'bridges', has: built, change: (turn) => delete turn.castles },
	{
		what: 'pay of castles',
		file: 'bridges',
		has: paid,
		change: ({ awards }) => awards?.filter(isForCastle).forEach((one) => one.points++)
	}
];

export default {
	readAs: asCities,
	editions: {
		'bridges-castles-bazaars': { bridgeTiles: 'first' },
		'bridges-castles-bazaars-c2': { bridgeTiles: 'later' }
	},
	fields: { turn: TURN, game: WHOLE, rulings: BAZAAR_RULINGS },
	rulings: (told, boxes) =>
		boxes.some((id) => id.startsWith('bridges-castles'))
			? { freeBridge: 'here', castleChoice: 'best', ...bazaarRulings(told) }
			: {},
	done: ['castleOptions', 'castles'],
	laid: (turn) => {
		const bridge = bridgeIn(turn);
		return bridge ? { bridge } : {};
	},
	choices: decidedIn,
	answer: answerAtBazaar,
	offers: (game, offers, compare) => {
		compareBridges(game, offers, compare);
		compareFromBazaar(game, offers.turn, compare);
	},
	ended: (game, turn, { outcome }, compare) => {
		compareCastles(turn, outcome, compare);
		compareBazaar(game, turn, compare);
	},
	noFeature: ['castle'],
	items: { [CASTLES]: { each: 0, ours: (item) => item } },
	isListedApart: isOfCastle,
	damages: [...DAMAGES, ...BAZAAR_DAMAGES]
} satisfies Glue<Turn, GameTold, Told<typeof BAZAAR_RULINGS>>;
