import { featureAt } from '../../engine/board';
import { isLainOn, nameOf, originOf, type Feature } from '../../engine/feature';
import { compareStrength } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { Laying } from '../../engine/laying';
import {
	award,
	isOfFeature,
	strongest,
	type FeatureSettlement,
	type Settlement
} from '../../engine/ledger';
import type { Change, RuleModule } from '../../engine/module';
import type { Objection } from '../../engine/objection';
import type { Piece } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import type { BaseOccasion } from '../../rules/base/codes';
import { buildingOf, buildingsAround, NOTES, OTHER, rivalsOf, type Building } from './neighbours';
import { SHRINE_OBJECTIONS, type ShrineObjection } from './rulings';

/** Why nothing is paid: a challenge was lost. */
export const LOST = 'shrines/lost';

/** Shrines: each is a monastery that may lie beside at most one monastery of the other sort, and challenges it. */
export const shrines: RuleModule = {
	id: 'shrines',
	codes: {
		objections: SHRINE_OBJECTIONS,
		occasions: [LOST],
		countables: [LOST],
		notes: Object.values(NOTES)
	},
	objections,
	follows
};

const TOO_MANY: Readonly<Record<Building, ShrineObjection>> = {
	shrine: 'shrines/two-monasteries',
	monastery: 'shrines/two-shrines'
};

/** Neither the building that is laid nor one beside it may get a second neighbour of the other sort. */
function objections({ board }: Game, { type, spot }: Laying): readonly Objection[] {
	const sort = type.segments.map(buildingOf).find((found) => found !== undefined);
	if (!sort) return [];
	const rivals = buildingsAround(board, spot, OTHER[sort]);
	const found = new Set<ShrineObjection>();
	if (rivals.length > 1) found.add(TOO_MANY[sort]);
	if (rivals.some(({ first }) => buildingsAround(board, first.tile, sort).length > 0))
		found.add(TOO_MANY[OTHER[sort]]);
	return [...found].map((code) => ({ code }));
}

/** Beside a building that was completed and scored, an unfinished one with figures loses. */
function follows({ game }: Change, paid: readonly Settlement[]): readonly Settlement[] {
	const won = paid.filter(isWon);
	if (won.length === 0) return [];
	const leaving = new Set(paid.flatMap(({ home }) => home));
	const losers = new Set(won.flatMap(({ at }) => losersTo(game, at)));
	return [...losers].flatMap((loser) => {
		const home = loser.pieces.filter((piece) => !leaving.has(piece));
		return home.length === 0 ? [] : [lossOf(game, loser, home)];
	});
}

const isWon = (one: Settlement): one is FeatureSettlement =>
	isOfFeature(one) && one.kind === 'monastery' && one.occasion === WON && one.home.length > 0;
const WON: BaseOccasion = 'completed';

function losersTo(game: Game, at: FeatureSettlement['at']): readonly Feature[] {
	const winner = featureAt(game.board, at);
	return winner ? rivalsOf(game, winner).filter((rival) => rival.open > 0 && !isLainOn(rival)) : [];
}

/** True when a wagon drives on from a building that lost. */
const wagonsDrive = (rulings: Rulings): boolean => rulings['shrineWagon'] === 'drives';

/** It pays nothing: an award of 0 says so to each player who had the majority. */
function lossOf(game: Game, loser: Feature, home: readonly Piece[]): Settlement {
	const compared = compareStrength(game, [loser]);
	return {
		stage: 'features',
		occasion: LOST,
		rule: 'SHRINE-5',
		rulings: [],
		...nameOf(loser),
		at: originOf(loser),
		tiles: [loser.first.tile.spot],
		pennants: [],
		cities: [],
		compared,
		awards: strongest(compared).map((player) => award(player, { [LOST]: 0 }, { [LOST]: 1 })),
		home,
		...(wagonsDrive(game.rules.rulings) && { goesOn: true })
	};
}
