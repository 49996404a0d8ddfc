import type { Settlement } from '$lib/engine/ledger';
import type { Piece, PlayerIndex } from '$lib/engine/piece';
import type {
	ComebackMoment,
	FeatureMoment,
	LeadMoment,
	Moment,
	StolenMoment,
	SwingMoment,
	TieMoment,
	TurnMoment
} from '$lib/review';
import { reviewWords } from '$lib/words/en/review';
import { scoringWords } from '$lib/words/en/scoring';

/** The texts of a card. */
interface Card {
	readonly title: string;
	/** The seats of the players whom the card is about. */
	readonly seats: readonly PlayerIndex[];
	/** What happened, in one sentence. */
	readonly says: string;
	readonly when: string;
	/** What decided the points, if anything did. */
	readonly why: readonly string[];
}

/** What a card needs besides its moment. */
interface CardContext {
	/** The players' names, by seat. */
	readonly names: readonly string[];
	/** Returns the turn of a position. */
	turnAt(position: number): number | 'final';
}

/** Returns the texts of a moment's card. */
export function cardOf(moment: Moment, context: CardContext): Card {
	const when = reviewWords.when(context.turnAt(moment.position));
	return { ...textsOf(moment, context), when, why: whyOf(moment) };
}

function textsOf(moment: Moment, context: CardContext): Omit<Card, 'when' | 'why'> {
	switch (moment.kind) {
		case 'swing':
			return ofSwing(moment, context);
		case 'stolen':
			return ofStolen(moment, context);
		case 'tie':
			return ofTie(moment, context);
		case 'feature':
			return ofFeature(moment, context);
		case 'comeback':
			return ofComeback(moment, context);
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
		case 'tale':
			return {
				title: reviewWords.taleTitle(moment.id),
				seats: moment.players,
				says: reviewWords.taleSays(moment.id, namesOf(moment.players, context), moment.counts)
			};
	}
}

function whyOf(moment: Moment): readonly string[] {
	if (moment.kind === 'turn')
		return moment.settlements.map((one) =>
			scoringWords.titleWithPoints(one, paidTo(one, moment.player))
		);
	if (moment.kind !== 'feature' && moment.kind !== 'stolen') return [];
	const best = moment.settlement.awards.find((award) => award.points === moment.points);
	return best ? [scoringWords.titleWithSum(moment.settlement, best)] : [];
}

const namesOf = (seats: readonly PlayerIndex[], { names }: CardContext): readonly string[] =>
	seats.map((seat) => names[seat] ?? '');
const nameOf = (seat: PlayerIndex, { names }: CardContext): string => names[seat] ?? '';

function ofSwing(moment: SwingMoment, context: CardContext) {
	const { by, winners, from, ahead, gain, scores } = moment;
	const swing = { winners: namesOf(winners, context), from: namesOf(from, context), ahead, gain };
	const say = by === 'tile' ? reviewWords.swingByTile : reviewWords.swingByFinal;
	return { title: reviewWords.swing[by], seats: winners, says: say(swing, scores) };
}

const ofStolen = ({ players, from, points, position }: StolenMoment, context: CardContext) => ({
	title: reviewWords.stolen,
	seats: players,
	says: reviewWords.stolenSays(
		namesOf(players, context),
		namesOf(from, context),
		context.turnAt(position),
		points
	)
});

const ofTie = ({ players, winners, points }: TieMoment, context: CardContext) => ({
	title: reviewWords.tie,
	seats: players,
	says: reviewWords.tieSays(namesOf(players, context), namesOf(winners, context), points)
});

function ofFeature({ honours, settlement, players, points }: FeatureMoment, context: CardContext) {
	const [honour = 'award'] = honours;
	const { tiles, cities, occasion } = settlement;
	const size = honour === 'farm' ? cities.length : tiles.length;
	const completed = occasion !== 'unfinished';
	return {
		title: reviewWords.honours(honours),
		seats: players,
		says: reviewWords.best(honour, { names: namesOf(players, context), size, points, completed })
	};
}

const ofComeback = (
	{ player, leaders, behind, position }: ComebackMoment,
	context: CardContext
) => ({
	title: reviewWords.comeback,
	seats: [player],
	says: reviewWords.comebackSays(
		nameOf(player, context),
		namesOf(leaders, context),
		context.turnAt(position),
		behind
	)
});

const ofTurn = ({ player, points, position }: TurnMoment, context: CardContext) => ({
	title: reviewWords.bestTurn,
	seats: [player],
	says: reviewWords.bestTurnSays(nameOf(player, context), context.turnAt(position), points)
});

function ofLead({ leads, position }: LeadMoment, context: CardContext) {
	const seats = leads.slice(-1).map(({ player }) => player);
	const [name = ''] = namesOf(seats, context);
	const says = reviewWords.leadSays(leads.length - 1, name, context.turnAt(position));
	return { title: reviewWords.lead, seats, says };
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
