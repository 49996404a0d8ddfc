import { partAt } from '../../engine/board';
import { featureOf, type Feature } from '../../engine/feature';
import { goingHome, isFollower } from '../../engine/figures';
import { whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import { consider } from '../../engine/laying';
import type { Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { Piece } from '../../engine/piece';
import { judgeAnswer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import { samePlace } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import { candidates } from '../../rules/base/candidates';
import { SENT_HOME, type SentHome } from './events';
import { MUST_SEND } from './rulings';
import { PRINCESS } from './tiles';

/** True if whoever may send a knight home must do so. */
const mustSend = (rulings: Rulings): boolean => rulings['princess'] === 'must';

/**
 * The princess: whoever joins her tile to a city with knights may, or must, send one of them home instead of putting a figure.
 */
export const princess = (rulings: Rulings): RuleModule<SentHome> => ({
	id: 'princess',
	codes: {
		objections: [MUST_SEND],
		questions: [SENT_HOME],
		offers: [SENT_HOME],
		answers: [`${SENT_HOME}/figure`],
		fates: [SENT_HOME]
	},
	...(mustSend(rulings) && {
		insists: (game, laying) => {
			const joins = signed(laying.type).flatMap((index) => joinedBy(game, laying, index));
			return joins.some((city) => knightsIn(game, city).length > 0) ? MUST_SEND : undefined;
		},
		choices: whoGoesHome
	}),
	...(!mustSend(rulings) && {
		offers: (game, turn) =>
			whoGoesHome(game, turn).map((ask) => ({ ...ask, offered: true, tappable: true }))
	}),
	record
});

/** The segments of a tile in which a princess lives. */
const signed = ({ segments }: TileType): readonly number[] =>
	segments.filter(({ signs }) => signs?.includes(PRINCESS)).map(({ index }) => index);

/** The cities that a segment of a tile about to be laid will join. */
const joinedBy = (
	{ board }: Game,
	laying: Parameters<typeof consider>[1],
	segment: number
): readonly Feature[] =>
	consider(board, laying).joins.find(({ segments }) => segments.includes(segment))?.joined ?? [];

/** The followers in a city, of whatever kind. */
const knightsIn = (game: Game, { pieces }: Feature): readonly Piece[] =>
	pieces.filter((piece) => isFollower(game, piece));

/** Asks which knight goes home. */
function whoGoesHome(game: Game, { player, tile, acted }: Turn): readonly Question[] {
	if (acted) return [];
	const knights = signed(tile.type).flatMap((segment) => {
		const part = partAt(game.board, { x: tile.x, y: tile.y, segment });
		return part ? knightsIn(game, featureOf(part)) : [];
	});
	if (knights.length === 0) return [];
	return [
		{
			id: SENT_HOME,
			player,
			timing: 'action',
			...candidates(game, knights, ({ player: whose, kind, at }): SentHome => ({
				type: SENT_HOME,
				player,
				whose,
				piece: kind,
				from: at
			}))
		}
	];
}

function record(
	game: MutableGame,
	event: SentHome,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const ask = asked.find(({ id }) => id === SENT_HOME);
	if (ask?.player !== event.player) return fail({ nonsense: 'nothing-asked' });
	const { whose, piece, from } = event;
	const knight = [...game.pieces].findLast(
		(one) => one.player === whose && one.kind === piece && samePlace(one.at, from)
	);
	if (!knight || !isFollower(game, knight)) return fail({ nonsense: 'no-such-place' });
	const judged = judgeAnswer(asked, ask, { ...event, to: from });
	if (!judged.ok) return judged;
	return ok({
		touched: [],
		objections: judged.value,
		acted: 'last',
		fates: goingHome(game, [knight], SENT_HOME)
	});
}
