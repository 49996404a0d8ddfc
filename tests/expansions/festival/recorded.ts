import * as v from 'valibot';
import { TOOK, TOOK_DOWN, type FestivalEvent } from '../../../src/lib/expansions/festival/events';
import type { Piece } from '../../../src/lib/engine/piece';
import { sameSpot } from '../../../src/lib/engine/spot';
import type { Game } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import { isOnCorner } from '../../tools/games/codes';
import { answersTo, figureText, standingAt, type Compare } from '../../tools/games/compare-texts';
import type { GameTold, Glue, Offers } from '../../tools/games/glue';
import { pointAt } from '../../tools/games/recorded-corners';
import {
	figure,
	WHOLE_TILE,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* Festivals in recorded games. */

/** What records say of festivals in a turn. */
const TURN = {
	/** The figures that could be taken home, and the one that was. */
	festivalOptions: v.optional(v.array(figure)),
	festival: v.optional(figure)
};

const RULINGS = { festival: v.optional(v.picklist(['meeple', 'follower'])) };

type Turn = RecordedTurn & Told<typeof TURN>;

/** What a turn did instead of putting a figure on its tile: one of those on the table was taken home. */
function festivalOf({ festival }: Turn, game: Game | undefined): readonly FestivalEvent[] {
	if (!festival) return [];
	const { player, piece, x, y, feature } = festival;
	if (feature === WHOLE_TILE) return [{ type: TOOK_DOWN, player, piece, at: { x, y } }];
	const from = placeOnCorner([...(game?.pieces ?? [])], festival) ?? { x, y, segment: feature };
	return [{ type: TOOK, player, piece, from }];
}

/** Where a figure on a corner stands, as we say it; undefined for any other figure. */
const placeOnCorner = (
	figures: readonly Piece[],
	{ player, piece, ...spot }: NonNullable<Turn['festival']>
) =>
	figures.find(
		(one) =>
			one.kind === piece &&
			one.player === player &&
			one.corner !== undefined &&
			sameSpot(pointAt(one.at, one.corner), spot)
	)?.at;

/** Figures that a festival would send home. Nobody's are recorded as none. */
function compareFestival(
	game: Game,
	{ turn: { festivalOptions = [] }, asked }: Offers<Turn>,
	compare: Compare
): void {
	if (!game.rules.modules.has('festival')) return;
	compare(
		'figures that a festival sends home',
		festivalOptions.map(figureText),
		asked()
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
		? figureText({ player, piece, feature: WHOLE_TILE, ...event.at })
		: standingAt(game, player, piece, event.from);
};

const festive = ({ festival }: Turn): boolean => festival !== undefined;
const mayGo = ({ festivalOptions }: Turn): boolean => festivalOptions !== undefined;
const onTop = ({ festivalOptions = [] }: Turn): boolean =>
	festivalOptions.some(({ feature }) => feature === WHOLE_TILE);
const onCorner = ({ festivalOptions = [] }: Turn): boolean =>
	festivalOptions.some(({ piece }) => isOnCorner(piece));

export default {
	editions: { festival: {} },
	fields: { turn: TURN, rulings: RULINGS },
	rulings: ({ festival }) =>
		festival ? { festival: festival === 'meeple' ? 'figures' : 'followers' } : {},
	done: ['festival'],
	choices: festivalOf,
	homeBy: { [TOOK]: 'festival' },
	offers: compareFestival,
	damages: [
		{
			what: 'figures that a festival sends home',
			file: 'festival',
			has: mayGo,
			change: (turn) => turn.festivalOptions?.pop()
		},
		{
			what: 'figures returned',
			file: 'festival',
			has: festive,
			change: (turn) => turn.returned?.shift()
		},
		{
			what: 'supply before',
			file: 'festival',
			has: festive,
			change: (turn) => delete turn.festival
		},
		{
			what: 'figures that a festival sends home',
			file: 'mixed-big',
			has: onTop,
			change: (turn) => {
				turn.festivalOptions = turn.festivalOptions?.filter(
					({ feature }) => feature !== WHOLE_TILE
				);
			}
		},
		{
			what: 'figures that a festival sends home',
			file: 'mixed-big',
			has: onCorner,
			change: (turn) => turn.festivalOptions?.forEach((one) => one.x++)
		}
	]
} satisfies Glue<Turn, GameTold, Told<typeof RULINGS>>;
