import type { FlightBatch, FigureFlight, Flight, PointsFlight } from '../../drawing/board/flight';
import { featureAt } from '../../engine/board';
import type { PlayerColour } from '../../engine/colours';
import { partsOf, placeOf } from '../../engine/feature';
import type { Game, Outcome } from '../../engine/game';
import { isOfFeature, type FeatureSettlement, type Settlement } from '../../engine/ledger';
import type { Piece } from '../../engine/piece';
import { samePlace, sameSpot, type Place } from '../../engine/spot';
import type { GameRecord } from '../../record';
import { presentationOf } from '../../rules/presentations';
import { figuresAwaitingAnswer } from '../turn/table-tasks';

type Colours = readonly PlayerColour[];

/** What the last entry sets in motion: points and figures, nothing after undo or redo. Final scoring: see {@link stepTaken}. */
export function flightBatch({ header, entries }: GameRecord, game: Game): FlightBatch {
	const type = entries.at(-1)?.event.type ?? '';
	const last = game.history.at(-1);
	const calm = !last || type.startsWith('log/') || game.phase !== 'playing';
	const colours = header.players.map(({ colour }) => colour);
	return { moment: entries.length, flights: calm ? [] : flightsOf(game, last, colours) };
}

/** What a step of the guided final scoring sets in motion: its points. Nothing where all steps are shown at once. */
export const stepTaken = (
	{ header, entries }: GameRecord,
	step: number,
	settlement: Settlement | undefined
): FlightBatch => ({
	moment: entries.length + step,
	flights: settlement
		? pointsOf(
				[settlement],
				header.players.map(({ colour }) => colour),
				({ at }) => at
			)
		: []
});

/** Points first: they matter more. */
function flightsOf(game: Game, last: Outcome, colours: Colours): readonly Flight[] {
	const points = pointsOf(last.settlements, colours, (settlement) =>
		pointsOrigin(game, settlement)
	);
	const home = [...figuresReturned(game, last)].flatMap((piece) => figureFlight(piece, colours));
	return [...points, ...home];
}

/** One flight for each award, side by side where several start at one place; manual points start nowhere. */
function pointsOf(
	settlements: readonly Settlement[],
	colours: Colours,
	from: (settlement: FeatureSettlement) => Place
): readonly PointsFlight[] {
	const made = settlements
		.filter(isOfFeature)
		.flatMap((settlement) =>
			settlement.awards
				.filter(({ points }) => points !== 0)
				.map(({ player, points }) => ({ player, points, from: from(settlement) }))
		);
	return made.flatMap((one): PointsFlight[] => {
		const here = made.filter((other) => samePlace(other.from, one.from));
		const colour = colours[one.player];
		const aside = here.indexOf(one) - (here.length - 1) / 2;
		return colour ? [{ kind: 'points', ...one, colour, aside }] : [];
	});
}

/** Where points start: on the tile just laid, if it belongs to the feature. */
function pointsOrigin({ board, turn }: Game, { at }: FeatureSettlement): Place {
	const feature = featureAt(board, at);
	const parts = feature && turn ? partsOf(feature).map(placeOf) : [];
	return parts.find((place) => turn && sameSpot(place, turn.tile)) ?? at;
}

/** Figures that were returned for good; one with an open question is returned when the answer says so. */
function figuresReturned(game: Game, { event, settlements }: Outcome): readonly Piece[] {
	const sentHome = presentationOf(event)?.sentHome?.(event, game);
	if (sentHome) return sentHome;
	const staying = figuresAwaitingAnswer(game);
	return settlements.flatMap(({ home }) => home).filter((piece) => !staying.includes(piece));
}

function figureFlight({ player, kind, at, corner }: Piece, colours: Colours): FigureFlight[] {
	const colour = colours[player];
	const where = { from: at, ...(corner !== undefined && { corner }) };
	return colour ? [{ kind: 'figure', player, colour, piece: kind, ...where }] : [];
}
