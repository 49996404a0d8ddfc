import type { LaidTile } from '../../engine/feature';
import { deploy, isFollower } from '../../engine/figures';
import { inSupply, whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import type { Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Choice, type Offer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import { sameSpot } from '../../engine/spot';
import type { BaseObjection } from '../../rules/base/codes';
import {
	actOfPutting,
	figureElsewhere,
	isPutNow,
	placesElsewhere,
	stepOfPutting
} from '../../rules/base/options';
import { WENT_THROUGH, type WentThrough } from './events';
import { PORTAL } from './tiles';

/** The question of where a figure of another kind than the first one goes. */
const OTHER = 'portal/other';

/** The portal: whoever lays it may put a follower on any tile that was laid earlier. */
export const portal: RuleModule<WentThrough> = {
	id: 'portal',
	codes: {
		questions: [WENT_THROUGH, OTHER],
		offers: [WENT_THROUGH],
		answers: [`${WENT_THROUGH}/figure`],
		reasons: [WENT_THROUGH]
	},
	offers: whereTo,
	record
};

/** The figures of Abbey & Mayor that, by a ruling, don't go through it. */
const NOT_PLAIN: readonly PieceKindId[] = ['mayor', 'wagon'];

const goesThrough = (rulings: Rulings, piece: PieceKindId): boolean =>
	rulings['portalFigures'] !== 'plain' || !NOT_PLAIN.includes(piece);

const hasGone = ({ choices }: Turn): boolean => choices.some(({ type }) => type === WENT_THROUGH);

/**
 * Offers where a figure may go through the portal: the first kind by a tap on its place, each other kind by a button before that.
 * One figure may go in a turn, also as a second figure.
 */
function whereTo(game: Game, turn: Turn): readonly Offer[] {
	if (turn.tile.type.mark !== PORTAL || hasGone(turn)) return [];
	const [first, ...others] = travellers(game, turn);
	if (first === undefined) return [];
	const choices = others.map((piece): Choice => ({
		id: 'figure',
		piece,
		then: going(game, turn, piece, { id: OTHER })
	}));
	return [going(game, turn, first, { id: WENT_THROUGH, ...(choices.length > 0 && { choices }) })];
}

/**
 * The offer to let a figure of one kind go through. Its places are only computed when somebody reads them: most of a replay only
 * asks whether it may go.
 */
function going(
	game: Game,
	turn: Turn,
	piece: PieceKindId,
	asked: Pick<Offer, 'id' | 'choices'>
): Offer {
	const { player } = turn;
	return {
		...asked,
		player,
		timing: stepOfPutting(turn),
		offered: true,
		figure: { kind: piece, owned: true },
		get options() {
			return otherTiles(game, turn).flatMap((tile) =>
				placesElsewhere(game, tile, through(player, piece)).map((place) => [place])
			);
		},
		answer: ({ x, y, segment }): WentThrough => ({
			type: WENT_THROUGH,
			player,
			piece,
			to: { x, y, segment }
		})
	};
}

const otherTiles = ({ board }: Game, { tile }: Turn): readonly LaidTile[] =>
	board.order.filter((one) => one !== tile);

/** The kinds of followers in hand that may go somewhere: plain ones first, then by name, so that no order of modules matters. */
function travellers(game: Game, turn: Turn): readonly PieceKindId[] {
	const tiles = otherTiles(game, turn);
	return Object.keys(game.rules.pieces)
		.filter(
			(kind) =>
				isTraveller(game, turn.player, kind) &&
				isPutNow(game, turn, kind) &&
				tiles.some((tile) => placesElsewhere(game, tile, through(turn.player, kind)).length > 0)
		)
		.sort((a, b) => Number(isPlain(b)) - Number(isPlain(a)) || (a < b ? -1 : 1));
}

const isPlain = (kind: PieceKindId): boolean => kind === 'follower';

const isTraveller = (game: Game, player: PlayerIndex, kind: PieceKindId): boolean =>
	isFollower(game, { kind }) &&
	!game.rules.pieces[kind]?.onCorner &&
	goesThrough(game.rules.rulings, kind) &&
	inSupply(game, player, kind) > 0;

const through = (player: PlayerIndex, piece: PieceKindId) =>
	({ player, piece, because: WENT_THROUGH }) as const;

function record(
	game: MutableGame,
	event: WentThrough,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const ask = asked.find(({ id }) => id === WENT_THROUGH);
	if (ask?.player !== event.player || !game.turn) return fail({ nonsense: 'nothing-asked' });
	const { player, piece: kind, to } = event;
	if (!isFollower(game, { kind })) return fail({ nonsense: 'unknown-piece' });
	if (sameSpot(to, game.turn.tile)) return fail({ nonsense: 'no-such-place' });
	const found = figureElsewhere(game, to, through(player, kind));
	if (!found.ok) return fail({ nonsense: found.error });
	const notAsked = isAskedAbout(ask, kind) ? undefined : NOT_OFFERED;
	const objection = found.value.objection ?? notAsked;
	const judged = judgeAnswer(asked, ask, { overruled: event.overruled, objection });
	if (!judged.ok) return judged;
	const at = { x: to.x, y: to.y, segment: to.segment };
	const change = deploy(game, { kind, player, at, because: WENT_THROUGH });
	return ok({ touched: [change], objections: judged.value, acted: actOfPutting(ask) });
}

const NOT_OFFERED: BaseObjection['code'] = 'not-offered';

const isAskedAbout = ({ figure, choices = [] }: Question, kind: PieceKindId): boolean =>
	figure?.kind === kind || choices.some(({ piece }) => piece === kind);
