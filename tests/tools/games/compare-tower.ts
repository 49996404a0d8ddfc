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
import { firstPlaces } from './compare-actions';
import { answersTo, figureText, playerText, xy, type Compare, type Facts } from './compare-texts';
import { lyingIn } from './lying';
import { bareOf, laidEventOf, type RecordedGame, type RecordedTurn } from './recorded';
import { TOWER } from './recorded-shapes';
import { towerEvents } from './recorded-tower';

/* Towers in recorded games. */

/** Fields with the towers on which each kind of follower could be put. */
const ON_TOWERS = {
	follower: 'followerTowerOptions',
	'big-follower': 'bigFollowerTowerOptions',
	phantom: 'phantomTowerOptions'
} as const;

/** Where floors and followers could be put, whom a floor could capture, and whether an exchange follows. */
export function compareTowers(
	game: Game,
	turn: RecordedTurn,
	asked: readonly Question[],
	compare: Compare
): void {
	if (!game.rules.modules.has('tower')) return;
	const known = turn.supplyBefore && [];
	const spotsOf = (asks: readonly Question[]): Facts => asks.flatMap(firstPlaces).map(xy);
	const textOf = (spots: readonly (readonly [number, number])[] | undefined): Facts | undefined =>
		spots?.map(([x, y]) => xy({ x, y })) ?? known;
	const floors = asked.filter(({ id }) => id === BUILT);
	compare('tiles for a floor', textOf(turn.floorOptions), spotsOf(floors));
	const climbs = asked.filter(({ id }) => id === CLIMBED).flatMap((ask) => [ask, ...ledTo(ask)]);
	for (const [kind, name] of Object.entries(ON_TOWERS))
		compare(
			`towers for a ${kind}`,
			textOf(turn[name]),
			spotsOf(climbs.filter(({ figure }) => figure?.kind === kind))
		);
	if (turn.floor) compareCapture(game, turn, compare);
}

function compareCapture(game: Game, turn: RecordedTurn, compare: Compare): void {
	const bare = laidEventOf(bareOf(turn));
	const [floor, captured] = towerEvents(turn);
	const standing = openQuestions(lyingIn(game, { ...bare, choices: floor ? [floor] : [] }));
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
	const held = openQuestions(lyingIn(game, { ...bare, choices: [floor, captured] }));
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
		feature: top === 1 ? TOWER : (from?.segment ?? 0),
		x: from?.x ?? 0,
		y: from?.y ?? 0
	});

/** Followers on towers that a turn brought home; `standing` are all that stood there meanwhile. */
export function compareHomeFromTowers(
	game: Game,
	{ returned = [], player, capture }: RecordedTurn,
	standing: Iterable<PieceOnTile>,
	compare: Compare
): void {
	const isTaken = ({ player: whose, on }: PieceOnTile): boolean =>
		capture?.feature === TOWER && whose !== player && sameSpot(on.spot, capture);
	compare(
		'followers home from towers',
		returned.filter(({ feature }) => feature === TOWER).map(figureText),
		[...standing]
			.filter((piece) => !game.apart.has(piece) && !isTaken(piece))
			.map(({ player: whose, kind: piece, on }) =>
				figureText({ player: whose, piece, feature: TOWER, ...on.spot })
			)
	);
}

/** Who holds whom at the end, and who has how many floors left. */
export function compareTowersAtEnd(
	game: Game,
	{ prisonersAtEnd, floorsAtEnd }: RecordedGame,
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
