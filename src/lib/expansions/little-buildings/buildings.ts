import { countedTiles, tileAt } from '../../engine/board';
import type { Feature } from '../../engine/feature';
import { tokensOf, whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import {
	ofNoFeature,
	type Counts,
	type Rates,
	type Settlement,
	type TokenId
} from '../../engine/ledger';
import type {
	Change,
	GameEvent,
	Payment,
	Recorded,
	RuleModule,
	TariffChange
} from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Offer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { sameSpot, type Spot } from '../../engine/spot';
import { addTokens, putOnTile, tokensOn } from '../../engine/tile-tokens';
import type { BaseNonsense, BaseOccasion } from '../../rules/base/codes';
import { tilesThatCount } from '../../rules/base/settle';
import type { BuildingPut } from './events';
import { payByKind } from './rulings';

/** The id of the offer to put a building on the tile just laid, and the occasion of that in the ledger. @internal */
export const PUT = 'little-buildings/put';
/** How sums name buildings that all pay the same. */
const ALIKE = 'little-buildings/all';

/** The kinds of buildings: each as a token on a tile, and the event that puts it there. */
export const BUILDINGS = [
	{ token: 'shed', type: 'little-buildings/put-shed', points: 1 },
	{ token: 'house', type: 'little-buildings/put-house', points: 2 },
	{ token: 'little-tower', type: 'little-buildings/put-tower', points: 3 }
] as const satisfies readonly {
	readonly token: TokenId;
	readonly type: BuildingPut['type'];
	/** What it pays if each kind pays differently. */
	readonly points: number;
}[];
type Building = (typeof BUILDINGS)[number];

const TOKENS: readonly TokenId[] = BUILDINGS.map(({ token }) => token);

/** How many of each kind each player gets, by the number of players. */
const DEALT: Readonly<Partial<Record<number, number>>> = { 1: 3, 2: 3, 3: 2 };

/** The Little Buildings: put on tiles instead of figures, they make what is scored there pay more. */
export const littleBuildings: RuleModule<BuildingPut> = {
	id: 'little-buildings',
	codes: {
		occasions: [PUT],
		questions: [PUT],
		offers: [PUT],
		answers: TOKENS.map((token) => `${PUT}/${token}`),
		countables: [ALIKE],
		tokens: TOKENS,
		onTiles: TOKENS
	},
	begins: (players) => Object.fromEntries(TOKENS.map((token) => [token, DEALT[players] ?? 1])),
	record: (game, event, asked) =>
		game.phase === 'building' ? recordFound(game, event) : recordPut(game, event, asked),
	settle,
	offers,
	tariff
};

/** The building that an event puts; undefined for any other event. */
export const buildingOf = ({ type }: GameEvent): Building | undefined =>
	BUILDINGS.find((building) => building.type === type);

const isBuildingPut = (event: GameEvent): event is BuildingPut => buildingOf(event) !== undefined;

/** Where a building was put; undefined for any other event, or another building. */
export const spotOf = (event: GameEvent, building: Building): Spot | undefined =>
	isBuildingPut(event) && event.type === building.type ? event.at : undefined;

/** A button for each kind that the player has left. */
function offers(game: Game, { player, tile, choices: made }: Turn): readonly Offer[] {
	const left = BUILDINGS.filter(({ token }) => tokensOf(game, player, token) > 0);
	if (left.length === 0 || made.some(isBuildingPut)) return [];
	const choices = left.map((building) => ({
		id: building.token,
		piece: building.token,
		event: put(building, player, tile.spot)
	}));
	return [{ id: PUT, player, timing: 'action', offered: true, options: [], choices }];
}

/** The event that puts a building on a tile. */
export const put = ({ type }: Building, player: PlayerIndex, { x, y }: Spot): BuildingPut => ({
	type,
	player,
	at: { x, y }
});

const nonsense = (code: BaseNonsense): Result<Recorded, Refusal> => fail({ nonsense: code });

/** Records a building on the tile just laid. */
function recordPut(
	game: MutableGame,
	event: BuildingPut,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const { player, at } = event;
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const ask = asked.find((one) => one.id === PUT && one.player === player);
	const building = buildingOf(event);
	if (!ask || !building) return nonsense('nothing-asked');
	if (!game.turn || !sameSpot(game.turn.tile.spot, at)) return nonsense('no-such-place');
	if (tokensOf(game, player, building.token) < 1) return nonsense('none-in-supply');
	const judged = judgeAnswer(asked, ask, { overruled: event.overruled });
	if (!judged.ok) return judged;
	addTokens(game, player, building.token, -1);
	putOnTile(game, { token: building.token, at: { x: at.x, y: at.y } });
	return ok({ touched: [], objections: judged.value, acted: 'instead' });
}

/** Records a building on a tile of an existing table. */
function recordFound(game: MutableGame, event: BuildingPut): Result<Recorded, Refusal> {
	const building = buildingOf(event);
	const { x, y } = event.at;
	if (!building || !tileAt(game.board, { x, y })) return nonsense('no-such-place');
	putOnTile(game, { token: building.token, at: { x, y } });
	return ok({ touched: [], objections: [] });
}

/** What the ledger says of a building that was put, by the event of its turn or by one of its own: whose it was. */
function settle({ game, event }: Change): readonly Settlement[] {
	if (game.phase === 'building') return [];
	return [event, ...(event.choices ?? [])].filter(isBuildingPut).flatMap((one) => {
		const token = buildingOf(one)?.token;
		const { player, at } = one;
		if (token === undefined) return [];
		return ofNoFeature({
			token,
			stage: 'before',
			occasion: PUT,
			rule: 'BUILDING-2',
			tiles: [{ x: at.x, y: at.y }],
			gains: [{ player, token, count: -1, spent: true }]
		});
	});
}

/** What a feature pays in addition for buildings on its tiles, even if it pays nothing else. */
function tariff({ game, feature, occasion }: Payment): TariffChange | undefined {
	if (game.onTiles.size === 0 || !isScored(feature, occasion)) return undefined;
	const counts = buildingsOn(game, spotsOf(game, feature));
	const all = TOKENS.reduce((sum, token) => sum + (counts[token] ?? 0), 0);
	if (all === 0) return undefined;
	return payByKind(game.rules.rulings)
		? { rule: 'BUILDING-6', rulings: ['littleBuildings'], besides: BY_KIND, counts }
		: {
				rule: feature.first.segment.shape === 'centre' ? 'BUILDING-4' : 'BUILDING-3',
				besides: { [ALIKE]: 1 },
				counts: { [ALIKE]: all }
			};
}

/** Where buildings count: on all tiles around a monastery or the like, but not on those of a road that were paid for before. */
const spotsOf = (game: Game, feature: Feature): readonly Spot[] =>
	feature.first.segment.shape === 'centre'
		? countedTiles(game.board, feature).map(({ spot }) => spot)
		: tilesThatCount(game, feature);

const BY_KIND: Rates = Object.fromEntries(BUILDINGS.map(({ token, points }) => [token, points]));

const OCCASIONS: readonly string[] = ['completed', 'unfinished'] satisfies BaseOccasion[];

/**
 * True for a field on any occasion, and for any other feature that is scored as completed or unfinished: not for one from which a
 * figure is taken home.
 */
const isScored = ({ kind }: Feature, occasion: string): boolean =>
	kind === 'field' || OCCASIONS.includes(occasion);

/** How many buildings of each kind stand on the given tiles. */
const buildingsOn = (game: Game, spots: readonly Spot[]): Counts =>
	Object.fromEntries(TOKENS.map((token) => [token, tokensOn(game, token, spots).length]));
