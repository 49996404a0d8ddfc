import { featureAt } from '../../../src/lib/engine/board';
import { originOf } from '../../../src/lib/engine/feature';
import type { Game } from '../../../src/lib/engine/game';
import { offersIn, openQuestions } from '../../../src/lib/engine/question';
import type { Place } from '../../../src/lib/engine/spot';
import type { Laying } from '../../../src/lib/engine/laying';
import { TOOK } from '../../../src/lib/expansions/festival/events';
import { PLACED } from '../../../src/lib/expansions/phantom/events';
import { TOOK_OFF } from '../../../src/lib/expansions/flying-machines/events';
import { recallOptions } from '../../../src/lib/rules/base/recall';
import { placeText, type Compare } from './compare-texts';
import { flightOf } from './flights';
import { lyingIn } from './lying';
import { laidEventOf, type RecordedTurn } from './recorded';

/* What is done instead of putting a figure on the tile just laid, in recorded games. */

/** Figures that could be taken home instead of setting one. A record of supplies that names none says that there were none. */
export function compareRecalls(
	game: Game,
	{ player, recallOptions: recorded, supplyBefore }: RecordedTurn,
	laying: Laying,
	compare: Compare
): void {
	const known = recorded ?? (supplyBefore && []);
	const found = recallOptions(game, laying, player).filter(({ objection }) => !objection);
	compare(
		'figures to take home',
		known?.map((at) => placeText({ ...at, segment: at.feature })),
		found.map(({ piece }) => placeText(piece.at))
	);
}

/** Figures that a festival would send home. Nobody's are recorded as none. */
export function compareFestival(game: Game, turn: RecordedTurn, compare: Compare): void {
	if (!game.rules.modules.has('festival')) return;
	const { festivalOptions = [] } = turn;
	const bare = laidEventOf({ ...turn, deploy: undefined, recall: undefined, festival: undefined });
	const offers = offersIn(lyingIn(game, bare)).filter(({ id }) => id === TOOK);
	compare(
		'figures that a festival sends home',
		festivalOptions.map((at) => placeText({ ...at, segment: at.feature })),
		offers.flatMap(({ options }) => options.flatMap((places) => places.map(placeText)))
	);
}

/** Where the phantom could follow as a second figure. */
export function comparePhantom(game: Game, turn: RecordedTurn, compare: Compare): void {
	if (!game.rules.modules.has('phantom')) return;
	const { phantomSecondOptions = [] } = turn;
	const before = laidEventOf({ ...turn, deployPhantom: undefined });
	const offers = offersIn(lyingIn(game, before)).filter(({ id }) => id === PLACED);
	compare(
		'where the phantom may follow',
		phantomSecondOptions.map(String),
		offers.flatMap(({ options }) =>
			options.flatMap((places) => places.map(({ segment }) => String(segment)))
		)
	);
}

/**
 * Which figures may fly in a turn, and where the one that flew may land. Who may fly isn't recorded of nobody.
 */
export function compareFlight(game: Game, turn: RecordedTurn, compare: Compare): void {
	if (!game.rules.modules.has('flying-machines')) return;
	const { flierOptions, flight, supplyBefore } = turn;
	const bare = laidEventOf({ ...turn, deploy: undefined, recall: undefined, flight: undefined });
	const offers = offersIn(lyingIn(game, bare)).filter(({ id }) => id === TOOK_OFF);
	compare(
		'figures that may fly',
		flierOptions ?? (supplyBefore && []),
		offers.flatMap(({ choices = [] }) => choices.map(({ piece = '' }) => piece))
	);
	if (!flight) return;
	const [tookOff, rolled] = flightOf(turn);
	const choices = [tookOff, rolled].flatMap((event) => event ?? []);
	const flying = lyingIn(game, { ...bare, choices });
	const places = openQuestions(flying).flatMap(({ options }) =>
		options.flatMap(([first]) => first ?? [])
	);
	const textOf = (place: Place): string => {
		const feature = featureAt(flying.board, place);
		return placeText(feature ? originOf(feature) : place);
	};
	compare(
		'where it may land',
		// The engine lists roads that a ferry joins one by one.
		[...new Set(flight.options.map((at) => textOf({ ...at, segment: at.feature })))],
		places.map(textOf)
	);
}
