import { featureAt, featuresOfKind } from '../../../engine/board';
import { citiesAround, type Feature } from '../../../engine/feature';
import { compareStrength } from '../../../engine/figures';
import type { Game } from '../../../engine/game';
import { isOfFeature, strongest, type FeatureSettlement } from '../../../engine/ledger';
import type { PlayerIndex } from '../../../engine/piece';
import { settleAll } from '../../../engine/play';
import { ENDED } from '../events';

/** A field of the table: who holds it, and what it pays if the game ends now. */
export interface FarmStanding {
	readonly field: Feature;
	/** Who has the majority, or is paid for the field, by seat. Several players share it; if there are none, it is nobody's. */
	readonly holders: readonly PlayerIndex[];
	/** The points of the holders, then of others who are paid for its cities. */
	readonly points: readonly { readonly player: PlayerIndex; readonly points: number }[];
}

/**
 * Every field of a running game, the earliest laid first. Each point is counted once: by the rule of 2000 cities pay, and
 * what one pays is counted for the first field around it on which the paid player has a farmer.
 */
export function farmStandings(game: Game): readonly FarmStanding[] {
	const fields = featuresOfKind(game.board, 'field');
	const payments = farmSettlements(game).flatMap((settlement) =>
		settlement.awards.map(({ player, points }) => ({
			player,
			points,
			field: payingField(game, fields, settlement, player),
			holds: settlement.kind === 'field'
		}))
	);
	return fields.map((field) => {
		const own = payments.filter((payment) => payment.field === field);
		return standingOf(game, field, own);
	});
}

const farmSettlements = (game: Game): readonly FeatureSettlement[] =>
	settleAll({ game, event: { type: ENDED }, touched: [] })
		.filter(isOfFeature)
		.filter(({ kind, occasion }) => kind === 'field' || occasion === 'farm');

/** The field that was settled, or for a city the first field around it with a farmer of the player. */
function payingField(
	game: Game,
	fields: readonly Feature[],
	{ kind, at }: FeatureSettlement,
	player: PlayerIndex
): Feature | undefined {
	const settled = featureAt(game.board, at);
	if (kind === 'field') return settled;
	return fields.find(
		(field) =>
			citiesAround(field).some(({ city }) => city === settled) &&
			compareStrength(game, [field]).some((one) => one.player === player)
	);
}

interface Payment {
	readonly player: PlayerIndex;
	readonly points: number;
	/** True if it is paid for holding the field. */
	readonly holds: boolean;
}

function standingOf(game: Game, field: Feature, payments: readonly Payment[]): FarmStanding {
	const paid = payments.filter(({ holds }) => holds).map(({ player }) => player);
	const holders = bySeat([...strongest(compareStrength(game, [field])), ...paid]);
	const others = bySeat(payments.map(({ player }) => player)).filter(
		(player) => !holders.includes(player)
	);
	const sum = (of: PlayerIndex): number =>
		payments.reduce((all, { player, points }) => all + (player === of ? points : 0), 0);
	return {
		field,
		holders,
		points: [...holders, ...others].map((player) => ({ player, points: sum(player) }))
	};
}

const bySeat = (players: readonly PlayerIndex[]): readonly PlayerIndex[] =>
	[...new Set(players)].sort((a, b) => a - b);
