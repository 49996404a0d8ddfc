import type { Settlement } from '$lib/engine/ledger';
import type { Piece, PlayerIndex } from '$lib/engine/piece';
import type { FeatureMoment, LeadMoment, Moment, TurnMoment } from '$lib/review';
import { reviewWords } from '$lib/words/review';
import { words } from '$lib/words/table';

/** The texts of a card. */
interface Card {
	readonly title: string;
	/** Whose it is, by seat. */
	readonly seats: readonly PlayerIndex[];
	/** The points: “+18”. */
	readonly points?: string;
	/** Who, and when; absent if `says` names them all. */
	readonly who?: string;
	readonly says: string;
}

/** What a card needs besides its moment. */
interface CardContext {
	/** The players' names, by seat. */
	readonly names: readonly string[];
	/** The turn of a moment. */
	turnAt(moment: number): number | 'final';
}

/** The texts of a moment's card. */
export function cardOf(moment: Moment, context: CardContext): Card {
	switch (moment.kind) {
		case 'feature':
			return ofFeature(moment, context);
		case 'turn':
			return ofTurn(moment, context);
		case 'lead':
			return ofLead(moment, context);
		case 'stranded':
			return {
				title: reviewWords.stranded,
				seats: ownersOf(moment.figures),
				says: strandedSays(moment.figures, context.names)
			};
	}
}

const namesOf = (seats: readonly PlayerIndex[], { names }: CardContext): readonly string[] =>
	seats.map((seat) => names[seat] ?? '');

function ofFeature(
	{ honours, settlement, players, points, moment }: FeatureMoment,
	context: CardContext
): Card {
	const best = settlement.awards.find((award) => award.points === points);
	return {
		title: reviewWords.honours(honours),
		seats: players,
		points: words.scoring.signed(points),
		who: reviewWords.whoWhen(namesOf(players, context), context.turnAt(moment)),
		says: best
			? words.scoring.titleWithSum(settlement, best)
			: words.scoring.title(settlement.occasion, settlement.kind)
	};
}

function ofTurn({ player, points, settlements, moment }: TurnMoment, context: CardContext): Card {
	const each = settlements.map((one) => words.scoring.titleWithPoints(one, paidTo(one, player)));
	return {
		title: reviewWords.bestTurn,
		seats: [player],
		points: words.scoring.signed(points),
		who: reviewWords.whoWhen(namesOf([player], context), context.turnAt(moment)),
		says: each.join(' · ')
	};
}

function ofLead({ leads, moment }: LeadMoment, context: CardContext): Card {
	const seats = leads.slice(-1).map(({ player }) => player);
	return {
		title: reviewWords.lead,
		seats,
		who: reviewWords.whoWhen(namesOf(seats, context), context.turnAt(moment)),
		says: reviewWords.leadSays(leads.length - 1)
	};
}

const paidTo = ({ awards }: Settlement, player: PlayerIndex): number =>
	awards.find((award) => award.player === player)?.points ?? 0;

const ownersOf = (figures: readonly Piece[]): readonly PlayerIndex[] =>
	[...new Set(figures.map(({ player }) => player))].sort((a, b) => a - b);

function strandedSays(figures: readonly Piece[], names: readonly string[]): string {
	const all = ownersOf(figures).map((seat) => {
		const kinds = figures.filter(({ player }) => player === seat).map(({ kind }) => kind);
		const counted = [...new Set(kinds)].map(
			(kind) => [kind, kinds.filter((one) => one === kind).length] as const
		);
		return { name: names[seat] ?? '', figures: counted };
	});
	return reviewWords.strandedSays(all);
}
