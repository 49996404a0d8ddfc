import { tokensOf, type Game } from '../../../src/lib/engine/game';
import { openQuestions, type Question } from '../../../src/lib/engine/question';
import type { GameEvent } from '../../../src/lib/engine/module';
import {
	BUILT,
	CAPTURED,
	CLIMBED,
	EXCHANGED,
	type Captured
} from '../../../src/lib/expansions/tower/events';
import { isCaptured } from '../../../src/lib/expansions/tower/questions';
import { FLOOR } from '../../../src/lib/expansions/tower/towers';
import { playerText, xy, type Compare, type Facts } from './compare-texts';
import { lyingIn } from './lying';
import { laidEventOf, type RecordedGame, type RecordedTurn } from './recorded';
import { TOWER, towerEvents } from './recorded-tower';

/* Towers in recorded games. */

/** Where floors and followers could be put, whom a floor could capture, and whether an exchange follows. */
export function compareTowers(game: Game, turn: RecordedTurn, compare: Compare): void {
	if (!game.rules.modules.has('tower')) return;
	const bare = laidEventOf({ ...turn, deploy: undefined, recall: undefined, floor: undefined });
	const before = openQuestions(lyingIn(game, bare));
	const known = turn.supplyBefore && [];
	compare('tiles for a floor', textOf(turn.floorOptions) ?? known, spotsOf(before, BUILT));
	compare(
		'towers for a follower',
		textOf(turn.followerTowerOptions) ?? known,
		spotsOf(before.filter(isForFollower), CLIMBED)
	);
	if (turn.floor) compareCapture(game, turn, bare, compare);
}

const isForFollower = ({ id, figure }: Question): boolean =>
	id !== CLIMBED || figure?.kind === 'follower';

const textOf = (spots: readonly (readonly [number, number])[] | undefined): Facts | undefined =>
	spots?.map(([x, y]) => xy({ x, y }));

const spotsOf = (asks: readonly Question[], id: string): Facts =>
	asks
		.filter((ask) => ask.id === id)
		.flatMap(({ options }) => options.flatMap(([place]) => (place ? [xy(place)] : [])));

function compareCapture(game: Game, turn: RecordedTurn, bare: GameEvent, compare: Compare): void {
	const [floor, captured] = towerEvents(turn);
	const standing = openQuestions(lyingIn(game, { ...bare, choices: floor ? [floor] : [] }));
	compare(
		'whom a floor captures',
		[
			...new Set(
				turn.captureOptions?.map(({ player, piece, feature, ...spot }) =>
					followerText({ player, piece, on: feature === TOWER ? 'top' : String(feature), ...spot })
				) ?? []
			)
		],
		standing
			.filter(({ id }) => id === CAPTURED)
			.flatMap(answersTo)
			.map(({ whose, piece, from, top }) =>
				followerText({
					player: whose,
					piece,
					on: top === 1 ? 'top' : String(from?.segment),
					x: from?.x ?? 0,
					y: from?.y ?? 0
				})
			)
	);
	if (!floor || !captured) return;
	const held = openQuestions(lyingIn(game, { ...bare, choices: [floor, captured] }));
	compare(
		'an exchange',
		[String(turn.exchanged !== undefined)],
		[String(held.some(({ id }) => id === EXCHANGED))]
	);
}

/** Everybody who may be captured by a tap or a button. */
const answersTo = (ask: Question): readonly Captured[] =>
	[
		...ask.options.flatMap(([place]) => (place && ask.answer?.(place)) ?? []),
		...(ask.choices ?? []).flatMap(({ event }) => event ?? [])
	].filter(isCaptured);

const followerText = ({
	player,
	piece,
	on,
	...spot
}: {
	readonly player: number;
	readonly piece: string;
	readonly on: string;
	readonly x: number;
	readonly y: number;
}): string => `${playerText(player)}’s ${piece} at ${xy(spot)} ${on}`;

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
