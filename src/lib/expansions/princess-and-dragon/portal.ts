import { deploy, isFollower } from '../../engine/figures';
import { inSupply, whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import type { Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Offer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import { sameSpot, type Place } from '../../engine/spot';
import {
	actOfPutting,
	figureElsewhere,
	isPutNow,
	placesElsewhere,
	stepOfPutting
} from '../../rules/base/options';
import { WENT_THROUGH, type WentThrough } from './events';
import { PORTAL } from './tiles';

/** The question where another kind of figure goes than the first one. */
const OTHER = 'portal/other';

/** The portal: whoever lays it may put a follower on any tile that lies already. */
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

/** The figures of Abbey & Mayor that don't go through it by a ruling. */
const NOT_PLAIN: readonly PieceKindId[] = ['mayor', 'wagon'];

const goesThrough = (rulings: Rulings, piece: PieceKindId): boolean =>
	rulings['portalFigures'] !== 'plain' || !NOT_PLAIN.includes(piece);

const hasGone = ({ choices }: Turn): boolean => choices.some(({ type }) => type === WENT_THROUGH);

/**
 * Where a figure goes through the portal: the first kind by a tap on its place, each other kind by a button first. One goes in a
 * turn, also as a second figure.
 */
function whereTo(game: Game, turn: Turn): readonly Offer[] {
	if (turn.tile.type.mark !== PORTAL || hasGone(turn)) return [];
	const { player } = turn;
	const asked = (id: string) =>
		({ id, player, timing: stepOfPutting(turn), offered: true }) as const;
	const [first, ...others] = travellers(game, turn);
	if (!first) return [];
	return [
		{
			...asked(WENT_THROUGH),
			...first,
			...(others.length > 0 && {
				choices: others.map((each) => ({
					id: 'figure',
					piece: each.figure.kind,
					then: { ...asked(OTHER), ...each }
				}))
			})
		}
	];
}

type Traveller = Pick<Question, 'options' | 'answer'> & {
	readonly figure: NonNullable<Question['figure']>;
};

/** The kinds of followers in hand that may go somewhere, and where. */
function travellers(game: Game, turn: Turn): readonly Traveller[] {
	const { player } = turn;
	return Object.keys(game.rules.pieces)
		.filter((kind) => isTraveller(game, player, kind) && isPutNow(game, turn, kind))
		.flatMap((kind) => {
			const options = placesFor(game, turn, kind).map((place) => [place]);
			const answer = ({ x, y, segment }: Place): WentThrough => ({
				type: WENT_THROUGH,
				player,
				piece: kind,
				to: { x, y, segment }
			});
			return options.length > 0 ? [{ figure: { kind, owned: true }, options, answer }] : [];
		});
}

const isTraveller = (game: Game, player: PlayerIndex, kind: PieceKindId): boolean =>
	isFollower(game, { kind }) &&
	!game.rules.pieces[kind]?.onCorner &&
	goesThrough(game.rules.rulings, kind) &&
	inSupply(game, player, kind) > 0;

const through = (player: PlayerIndex, piece: PieceKindId) =>
	({ player, piece, because: WENT_THROUGH }) as const;

/** Every place on another tile where that kind of figure may be put. */
const placesFor = (game: Game, { player, tile }: Turn, kind: PieceKindId): readonly Place[] =>
	game.board.order
		.filter((one) => one !== tile)
		.flatMap((one) => placesElsewhere(game, one, through(player, kind)));

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
	const judged = judgeAnswer(asked, questionFor(ask, kind), { ...event, ...found.value });
	if (!judged.ok) return judged;
	const at = { x: to.x, y: to.y, segment: to.segment };
	const change = deploy(game, { kind, player, at, because: WENT_THROUGH });
	return ok({ touched: [change], objections: judged.value, acted: actOfPutting(ask) });
}

/** The question with the places of that kind of figure: itself, the one to which its button leads, or none for a kind that isn't asked about. */
function questionFor(ask: Question, kind: PieceKindId): Question {
	if (ask.figure?.kind === kind) return ask;
	return ask.choices?.find(({ piece }) => piece === kind)?.then ?? { ...ask, options: [] };
}
