import * as v from 'valibot';
import {
	DRAGON_MOVED,
	FAIRY_MOVED,
	FAIRY_MOVED_UP,
	SENT_HOME,
	WENT_THROUGH,
	type DragonMoved,
	type FairyMoved,
	type FairyMovedUp,
	type SentHome,
	type WentThrough
} from '../../../src/lib/expansions/princess-and-dragon/events';
import { spotUnder } from '../../../src/lib/engine/figures';
import type { Piece, PieceOnTile } from '../../../src/lib/engine/piece';
import { sameSpot } from '../../../src/lib/engine/spot';
import type { RecordedTurn } from './recorded';
import { segmentAt } from './recorded-magic';
import { elsewhere, figure, index, piece, place, spot, TOWER } from './recorded-shapes';

/* Dragon, fairy, princess and portals in the format of recorded games. */

/** By the rule that she stands on a tile, only that. */
const withFairy = v.union([figure, spot]);

/** Rulings of games that have them. */
export const DRAGON_RULINGS = {
	dragon: v.optional(v.picklist(['before scoring', 'after scoring'])),
	princess: v.optional(v.picklist(['may', 'must'])),
	fairy: v.optional(v.picklist(['follower', 'tile'])),
	fairyAtStart: v.optional(v.picklist(['each figure']))
};

type RecordedRulings = {
	readonly [Name in keyof typeof DRAGON_RULINGS]?:
		v.InferOutput<(typeof DRAGON_RULINGS)[Name]> | undefined;
};

/** Our answers to theirs. */
export const dragonRulings = ({ dragon, princess, fairy, fairyAtStart }: RecordedRulings) => ({
	...(dragon && { dragonMoves: dragon === 'before scoring' ? 'before' : 'after' }),
	...(princess && { princess }),
	...(fairy && { fairy }),
	...(fairyAtStart && { fairyAtStart: 'each' })
});

/** A figure put on another tile. */
export const deployElsewhere = v.object({ piece, ...place.entries });

/** What a recorded turn says of them. */
export const DRAGON_FIELDS = {
	fairyAtStart: v.optional(v.array(v.object({ player: index, points: index }))),
	followerPortalOptions: v.optional(elsewhere),
	bigFollowerPortalOptions: v.optional(elsewhere),
	mayorPortalOptions: v.optional(elsewhere),
	wagonPortalOptions: v.optional(elsewhere),
	abbotPortalOptions: v.optional(elsewhere),
	fairyOptions: v.optional(v.array(withFairy)),
	fairy: v.optional(withFairy),
	princessOptions: v.optional(v.array(figure)),
	princess: v.optional(figure),
	/** True where nothing else was allowed. */
	princessMust: v.optional(v.boolean()),
	dragon: v.optional(
		v.object({
			from: spot,
			moves: v.array(v.object({ player: index, options: v.array(spot), to: spot }))
		})
	)
};

/** What a turn did instead of putting a figure on its tile. */
export function actionOf(
	turn: RecordedTurn,
	figures: readonly (Piece | PieceOnTile)[]
): readonly (FairyMoved | FairyMovedUp | SentHome | WentThrough)[] {
	const { player, fairy, princess, deploy } = turn;
	if (deploy && 'x' in deploy && deploy.feature !== TOWER)
		return [{ type: WENT_THROUGH, player, piece: deploy.piece, to: segmentAt(deploy) }];
	if (princess) {
		const { player: whose, piece: kind } = princess;
		return [{ type: SENT_HOME, player, whose, piece: kind, from: segmentAt(princess) }];
	}
	return fairy ? fairyMoved(figures, player, fairy) : [];
}

/** Figures to which she never goes. */
const NO_FOLLOWERS: readonly string[] = ['builder', 'pig'];

/** Her move; of a whole tile to the first own follower there. */
function fairyMoved(
	figures: readonly (Piece | PieceOnTile)[],
	player: number,
	to: v.InferOutput<typeof withFairy>
): readonly (FairyMoved | FairyMovedUp)[] {
	if ('length' in to) {
		const [x, y] = to;
		const own = figures.find(
			(one) => one.player === player && isFollower(one) && sameSpot(spotUnder(one), { x, y })
		);
		return own ? [movedTo(own)] : [];
	}
	const { piece: kind, x, y } = to;
	const on = { kind: 'tile', spot: { x, y } } as const;
	return [
		movedTo(to.feature === TOWER ? { player, kind, on } : { player, kind, at: segmentAt(to) })
	];
}

const isFollower = (figure: Piece | PieceOnTile): boolean =>
	('on' in figure || figure.corner === undefined) && !NO_FOLLOWERS.includes(figure.kind);

const movedTo = (figure: Piece | PieceOnTile): FairyMoved | FairyMovedUp => {
	const { player, kind: piece } = figure;
	return 'on' in figure
		? { type: FAIRY_MOVED_UP, player, piece, at: figure.on.spot }
		: { type: FAIRY_MOVED, player, piece, to: figure.at };
};

/** The moves of a turn's journey. */
export const dragonEvents = ({ dragon }: RecordedTurn): readonly DragonMoved[] =>
	(dragon?.moves ?? []).map(({ player, to: [x, y] }) => ({
		type: DRAGON_MOVED,
		player,
		to: { x, y }
	}));
