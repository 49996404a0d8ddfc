import { becomeKind, completedBy, featureAt, tileAt, type FeatureChange } from '../../engine/board';
import {
	byAge,
	featureOf,
	isCompleted,
	originOf,
	partsOf,
	placeOf,
	sidesOf,
	tilesOf,
	type Feature,
	type Part
} from '../../engine/feature';
import { goingAfter, isFollower } from '../../engine/figures';
import { tokensOf, whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import type { GameEvent } from '../../engine/event';
import type { Recorded } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { Piece } from '../../engine/piece';
import { judgeAnswer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { beside, samePlace, type Place, type Side, type Spot } from '../../engine/spot';
import { addTokens, putOnTile } from '../../engine/tile-tokens';
import {
	CASTLE_CHOSEN,
	CASTLE_DECIDED,
	CASTLE_FOUND,
	type CastleChosen,
	type CastleDecided,
	type CastleEvent,
	type CastleFound
} from './events';

declare module '../../engine/segment' {
	interface SegmentKinds {
		/** A castle: it was a city of two semicircles, and no longer is a city. No tile shows one. */
		castle: 'built';
	}
}

/** What a city becomes, and what players have in hand. */
export const CASTLE = 'castle';

/** Tiles, by line and mark, with a segment at one side whose wall goes beyond a semicircle, though its sides don't say so. */
const NO_SEMICIRCLES: readonly string[] = [
	'C:NS<1 C:E+ F:67 F@E',
	'C:N F:234 F:567 vineyard',
	'C:N>mark C:S>mark F:23 F:67 vineyard'
];

/** True for a segment of a city that can be half of a castle. */
export const isSemicircle = ({ segment, tile }: Part): boolean =>
	segment.shape === 'area' &&
	segment.sides.length === 1 &&
	!segment.corners?.length &&
	segment.shares === undefined &&
	!NO_SEMICIRCLES.includes([tile.type.line, tile.type.mark].filter(Boolean).join(' '));

/** True for a city of exactly two semicircles. */
function isSmallCity(city: Feature): boolean {
	const parts = partsOf(city);
	return (
		city.kind === 'city' && isCompleted(city) && parts.length === 2 && parts.every(isSemicircle)
	);
}

/** The figures in a city or castle that can hold it. */
const followersIn = (game: Game, { pieces }: Feature): readonly Piece[] =>
	pieces.filter((piece) => isFollower(game, piece));

/** The lord of a castle; undefined in an empty one. */
export const lordOf = (game: Game, castle: Feature): Piece | undefined =>
	followersIn(game, castle)[0];

/** The spots of a castle's own tiles, followed by those to its left and right. */
export function surroundingsOf(castle: Feature): readonly Spot[] {
	const tiles = tilesOf(castle);
	const [{ tile, segment }] = partsOf(castle) as [Part];
	const [side = 0] = sidesOf(tile, segment.index);
	const across = [(side + 1) & 3, (side + 3) & 3] as Side[];
	return [
		...tiles.map(({ spot }) => spot),
		...tiles.flatMap(({ spot }) => across.map((way) => beside(spot, way)))
	];
}

export const isDecided = (event: GameEvent): event is CastleDecided =>
	event.type === CASTLE_DECIDED;
export const isChosen = (event: GameEvent): event is CastleChosen => event.type === CASTLE_CHOSEN;
export const isFound = (event: GameEvent): event is CastleFound => event.type === CASTLE_FOUND;

/** The castles with a lord, oldest first. */
export function castlesWithLords({ board, onTiles }: Game): readonly Feature[] {
	const found = new Set<Feature>();
	for (const { token, at } of onTiles)
		for (const part of token === CASTLE ? (tileAt(board, at)?.parts ?? []) : []) {
			const feature = featureOf(part);
			if (feature.kind === CASTLE && feature.pieces.length > 0) found.add(feature);
		}
	return [...found].sort((a, b) => byAge(a.first, b.first));
}

/** The castles with a lord that weren't built in this turn, oldest first. */
export function castlesWaiting(game: Game): readonly Feature[] {
	const built = (game.turn?.choices ?? []).filter(isDecided).map(({ at }) => at);
	return castlesWithLords(game).filter((castle) => !built.some((at) => isOn(at, castle)));
}

/** Asks everybody who has a city that the turn completed and that may become a castle. */
export function buildQuestions(game: Game, { touched, choices }: Turn): readonly Question[] {
	return completedBy(touched).flatMap((city) => {
		const [lord, ...others] = isSmallCity(city) ? followersIn(game, city) : [];
		if (!lord || others.length > 0 || tokensOf(game, lord.player, CASTLE) < 1) return [];
		const { player } = lord;
		const at = originOf(city);
		if (choices.some((one) => isDecided(one) && isOn(one.at, city))) return [];
		return [
			{
				id: CASTLE_DECIDED,
				player,
				timing: 'built',
				about: at,
				options: [],
				choices: [{ id: 'build', event: decided({ player, at, built: true }) }],
				no: decided({ player, at }),
				reach: surroundingsOf(city)
			}
		];
	});
}

const decided = (what: Omit<CastleDecided, 'type'>): CastleDecided => ({
	type: CASTLE_DECIDED,
	...what
});

type Taken = Result<Recorded, Refusal>;

/** Records what was decided about a castle, or one of an existing table. */
export function recordCastle(
	game: MutableGame,
	event: CastleEvent,
	asked: readonly Question[]
): Taken {
	if (isFound(event)) return recordFound(game, event);
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const on = featureAt(game.board, event.at);
	const ask = asked.find(
		({ id, player, about }) =>
			id === event.type && player === event.player && about && featureAt(game.board, about) === on
	);
	if (!ask || !on) return fail({ nonsense: 'nothing-asked' });
	const { overruled } = event;
	const judged = judgeAnswer(asked, ask, {
		overruled,
		to: isChosen(event) ? event.for : undefined
	});
	if (!judged.ok) return judged;
	return isDecided(event) && event.built
		? build(game, event, judged.value)
		: ok({ touched: [], objections: judged.value });
}

function build(
	game: MutableGame,
	{ player, at }: CastleDecided,
	objections: Recorded['objections']
): Taken {
	const { pieces = [] } = featureAt(game.board, at) ?? {};
	addTokens(game, player, CASTLE, -1);
	const touched = [makeCastle(game, at)];
	const alone = pieces.filter(({ kind }) => game.rules.pieces[kind]?.accompanies);
	return ok({ touched, objections, ...(alone.length > 0 && { fates: goingAfter(alone) }) });
}

/** A city becomes a castle, which lies there from now on. */
function makeCastle(game: MutableGame, at: Place): FeatureChange {
	putOnTile(game, { token: CASTLE, at });
	return becomeKind(game.board, at, CASTLE);
}

function recordFound(game: MutableGame, { at }: CastleFound): Taken {
	if (game.phase !== 'building') return fail({ nonsense: 'not-building' });
	const part = tileAt(game.board, at)?.parts.find((one) => isSmallCity(featureOf(one)));
	if (!part) return fail({ nonsense: 'no-such-place' });
	makeCastle(game, placeOf(part));
	return ok({ touched: [], objections: [] });
}

/** True for a place on a feature. */
export const isOn = (at: Place, feature: Feature): boolean =>
	partsOf(feature).some((part) => samePlace(at, placeOf(part)));

/** The places of a feature. */
export const placesOf = (feature: Feature): readonly Place[] => partsOf(feature).map(placeOf);
