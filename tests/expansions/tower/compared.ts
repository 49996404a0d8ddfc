import { tokensOf, type Game } from '../../../src/lib/engine/game';
import type { PieceOnTile } from '../../../src/lib/engine/piece';
import { ledTo, openQuestions, type Question } from '../../../src/lib/engine/question';
import { sameSpot } from '../../../src/lib/engine/spot';
import {
	BUILT,
	CAPTURED,
	CLIMBED,
	EXCHANGED,
	type Captured
} from '../../../src/lib/expansions/tower/events';
import { isCaptured } from '../../../src/lib/expansions/tower/questions';
import { FLOOR } from '../../../src/lib/expansions/tower/towers';
import { FIGURES } from '../../tools/games/codes';
import {
	answersTo,
	figureText,
	firstPlaces,
	playerText,
	xy,
	type Compare,
	type Facts
} from '../../tools/games/compare-texts';
import type { Offers } from '../../tools/games/glue';
import { toldAs, WHOLE_TILE } from '../../tools/games/recorded-shapes';
import { towerEvents, type TowerGame, type TowerTurn } from './recorded';

/* How recorded games with towers are compared. */

/** Where floors and followers could be put, whom a floor could capture, and whether an exchange follows. */
export function compareTowers(game: Game, offers: Offers<TowerTurn>, compare: Compare): void {
	if (!game.rules.modules.has('tower')) return;
	const { turn } = offers;
	const asked = offers.asked();
	const known = turn.supplyBefore && [];
	const spotsOf = (asks: readonly Question[]): Facts => asks.flatMap(firstPlaces).map(xy);
	const textOf = (spots: readonly (readonly [number, number])[] | undefined): Facts | undefined =>
		spots?.map(([x, y]) => xy({ x, y })) ?? known;
	const floors = asked.filter(({ id }) => id === BUILT);
	compare('tiles for a floor', textOf(turn.floorOptions), spotsOf(floors));
	const climbs = asked.filter(({ id }) => id === CLIMBED).flatMap((ask) => [ask, ...ledTo(ask)]);
	for (const kind of FIGURES)
		compare(
			`towers for a ${kind}`,
			textOf(turn[`${toldAs(kind)}TowerOptions`]),
			spotsOf(climbs.filter(({ figure }) => figure?.kind === kind))
		);
	if (turn.floor) compareCapture(offers, compare);
}

function compareCapture({ turn, after }: Offers<TowerTurn>, compare: Compare): void {
	const [floor, captured] = towerEvents(turn);
	const standing = openQuestions(after(floor ? [floor] : []));
	compare(
		'whom a floor captures',
		[...new Set((turn.captureOptions ?? []).map(figureText))],
		standing
			.filter(({ id }) => id === CAPTURED)
			.flatMap(answersTo)
			.filter(isCaptured)
			.map(capturedText)
	);
	if (!floor || !captured) return;
	const held = openQuestions(after([floor, captured]));
	const { exchanged, exchangeOptions } = turn;
	compare(
		'kinds for an exchange',
		exchangeOptions ?? (exchanged ? [exchanged.piece] : []),
		held
			.filter(({ id }) => id === EXCHANGED)
			.flatMap(({ choices = [] }) => choices.map(({ piece = '' }) => piece))
	);
}

const capturedText = ({ whose, piece, from, top }: Captured): string =>
	figureText({
		player: whose,
		piece,
		feature: top === 1 ? WHOLE_TILE : (from?.segment ?? 0),
		x: from?.x ?? 0,
		y: from?.y ?? 0
	});

/** Followers on towers that a turn brought home; `standing` are all that stood there meanwhile. */
export function compareHomeFromTowers(
	game: Game,
	{ returned = [], player, capture }: TowerTurn,
	standing: Iterable<PieceOnTile>,
	compare: Compare
): void {
	const isTaken = ({ player: whose, on }: PieceOnTile): boolean =>
		capture?.feature === WHOLE_TILE && whose !== player && sameSpot(on.spot, capture);
	compare(
		'followers home from towers',
		returned.filter(({ feature }) => feature === WHOLE_TILE).map(figureText),
		[...standing]
			.filter((piece) => !game.apart.has(piece) && !isTaken(piece))
			.map(({ player: whose, kind: piece, on }) =>
				figureText({ player: whose, piece, feature: WHOLE_TILE, ...on.spot })
			)
	);
}

/** Who holds whom at the end, and who has how many floors left. */
export function compareTowersAtEnd(
	game: Game,
	{ prisonersAtEnd, floorsAtEnd }: TowerGame,
	compare: Compare
): void {
	if (!game.rules.modules.has('tower')) return;
	const heldText = (holder: number, whose: number, piece: string): string =>
		`${playerText(holder)} holds ${playerText(whose)}’s ${piece}`;
	compare(
		'prisoners at the end',
		prisonersAtEnd?.flatMap((own, holder) =>
			own.map(({ player, piece }) => heldText(holder, player, piece))
		),
		[...game.apart].flatMap(({ kind, player, on }) =>
			on.kind === 'player' ? [heldText(on.player, player, kind)] : []
		)
	);
	compare('floors at the end', floorsAtEnd && [floorsAtEnd.join(' ')], [
		game.tokens.map((_, player) => tokensOf(game, player, FLOOR)).join(' ')
	]);
}
