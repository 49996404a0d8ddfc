import { featureAt } from '../../../src/lib/engine/board';
import { originOf } from '../../../src/lib/engine/feature';
import { inSupply, type Game } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import { openQuestions, type Question } from '../../../src/lib/engine/question';
import type { Place } from '../../../src/lib/engine/spot';
import type { Laying } from '../../../src/lib/engine/laying';
import { TOOK, TOOK_DOWN, type FestivalEvent } from '../../../src/lib/expansions/festival/events';
import { PLACED } from '../../../src/lib/expansions/phantom/events';
import { WENT_THROUGH } from '../../../src/lib/expansions/princess-and-dragon/events';
import { CLIMBED } from '../../../src/lib/expansions/tower/events';
import { TOOK_OFF } from '../../../src/lib/expansions/flying-machines/events';
import { recallOptions } from '../../../src/lib/rules/base/recall';
import { answersTo, figureText, placeText, standingAt, xy, type Compare } from './compare-texts';
import { flightOf } from './flights';
import { lyingIn } from './lying';
import { bareOf, laidEventOf, type RecordedTurn } from './recorded';
import { TOWER } from './recorded-shapes';

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
export function compareFestival(
	game: Game,
	{ festivalOptions = [] }: RecordedTurn,
	asked: readonly Question[],
	compare: Compare
): void {
	if (!game.rules.modules.has('festival')) return;
	compare(
		'figures that a festival sends home',
		festivalOptions.map(figureText),
		asked
			.filter(({ id }) => id === TOOK)
			.flatMap(answersTo)
			.filter(isOfFestival)
			.map((event) => takenText(game, event))
	);
}

const isOfFestival = (event: GameEvent): event is FestivalEvent =>
	event.type === TOOK || event.type === TOOK_DOWN;

const takenText = (game: Game, event: FestivalEvent): string => {
	const { player, piece } = event;
	return event.type === TOOK_DOWN
		? figureText({ player, piece, feature: TOWER, ...event.at })
		: standingAt(game, player, piece, event.from);
};

/** Where the phantom could follow as a second figure: on the tile, through its portal, or on a tower. */
export function comparePhantom(game: Game, turn: RecordedTurn, compare: Compare): void {
	const { player, festival, capture, exchanged } = turn;
	const comesHome = [festival, capture, exchanged].some((one) => one !== undefined);
	if (inSupply(game, player, PHANTOM) < 1 && !comesHome) return;
	const before = laidEventOf({ ...turn, deployPhantom: undefined }, game);
	const asked = openQuestions(lyingIn(game, before)).filter(({ timing }) => timing === 'second');
	const placesOf = (id: string): readonly Place[] =>
		asked.filter((ask) => ask.id === id && ask.figure?.kind === PHANTOM).flatMap(firstPlaces);
	compare(
		'where the phantom may follow',
		(turn.phantomSecondOptions ?? []).map(String),
		placesOf(PLACED).map(({ segment }) => String(segment))
	);
	compare(
		'where the phantom may follow through the portal',
		(turn.phantomSecondPortalOptions ?? []).map(elsewhereText),
		placesOf(WENT_THROUGH).map(placeText)
	);
	// Where only towers were left, the record names none.
	if (!turn.phantomNotAsked)
		compare(
			'which towers the phantom may follow on',
			(turn.phantomSecondTowerOptions ?? []).map(([x, y]) => xy({ x, y })),
			placesOf(CLIMBED).map(xy)
		);
}

const PHANTOM = 'phantom';

/** One place for each that may be chosen. */
export const firstPlaces = ({ options }: Question): readonly Place[] =>
	options.flatMap(([place]) => place ?? []);

/** A place on another tile. */
export const elsewhereText = ([x, y, segment]: readonly [number, number, number]): string =>
	placeText({ x, y, segment });

/**
 * Which figures may fly in a turn, and where the one that flew may land. Who may fly isn't recorded of nobody.
 */
export function compareFlight(
	game: Game,
	turn: RecordedTurn,
	asked: readonly Question[],
	compare: Compare
): void {
	if (!game.rules.modules.has('flying-machines')) return;
	const { flierOptions, flight, supplyBefore } = turn;
	compare(
		'figures that may fly',
		flierOptions ?? (supplyBefore && []),
		asked
			.filter(({ id }) => id === TOOK_OFF)
			.flatMap(({ choices = [] }) => choices.map(({ piece = '' }) => piece))
	);
	if (!flight) return;
	const [tookOff, rolled] = flightOf(turn);
	const choices = [tookOff, rolled].flatMap((event) => event ?? []);
	const flying = lyingIn(game, { ...laidEventOf(bareOf(turn)), choices });
	const places = openQuestions(flying).flatMap(firstPlaces);
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
