import { featureAt, type Board } from '../engine/board';
import { citiesAround, type Feature } from '../engine/feature';
import type { Game } from '../engine/game';
import { isOfFeature, type FeatureSettlement } from '../engine/ledger';
import type { Piece } from '../engine/piece';
import { isFarm, type GameRecord } from '../record';
import { ENDED } from '../rules/base/events';
import { beforeFinalScoring } from './before-final-scoring';

/** Followers that stayed on the table to the end and scored nothing there; none before the end. */
export function strandedIn(record: GameRecord, game: Game): readonly Piece[] {
	const end = game.history.find(({ event }) => event.type === ENDED);
	if (!end) return [];
	const { board, pieces } = beforeFinalScoring(record, game);
	const paid = end.settlements.filter(isOfFeature);
	return [...pieces].filter(
		(piece) => game.rules.pieces[piece.kind]?.strength && !isPaid(board, paid, piece)
	);
}

const isPaid = (board: Board, paid: readonly FeatureSettlement[], { at, player }: Piece): boolean =>
	paid
		.filter((settlement) => pays(board, settlement, featureAt(board, at)))
		.some(({ awards }) => awards.some((award) => award.player === player && award.points > 0));

/** True if a settlement counted the figures on a feature: its own, or by the farm rule of 2000 a field around its city. */
function pays(board: Board, settlement: FeatureSettlement, on: Feature | undefined): boolean {
	const feature = featureAt(board, settlement.at);
	if (feature === on) return true;
	const around = isFarm(settlement) && on?.kind === 'field' ? citiesAround(on) : [];
	return around.some(({ city }) => city === feature);
}
