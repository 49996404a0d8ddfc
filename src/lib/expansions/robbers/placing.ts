import { meetFate, setApart } from '../../engine/figures';
import type { Game, MutableGame, Turn } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { BesideFigure, PieceApart, PlayerIndex } from '../../engine/piece';
import type { Choice, Question } from '../../engine/question';
import { DECLINED, PLACED, type RobberDeclined, type RobberPlaced } from './events';
import { robberOf, ROBBER, besideRobber } from './robbery';
import { clockwiseFrom, standingNow, type TrackOf } from './scoring-figures';
import { hasBag } from './tiles';

/** The question to a player who already has a robber on the track. */
const MOVED = 'robbers/moved';
/** The questions about robbers that a tile with a bag brings. */
export const PLACING: readonly string[] = [PLACED, MOVED];
/** The answer that names a player. */
export const PLAYER = 'player';
/** The answer that names a player's second scoring figure. */
export const SECOND = 'second';

export const isPlaced = (event: GameEvent): event is RobberPlaced => event.type === PLACED;
export const isDeclined = (event: GameEvent): event is RobberDeclined => event.type === DECLINED;

/** What is asked about robbers once a tile with a bag was laid. */
export const placingIn = (game: Game, turn: Turn, trackOf: TrackOf): readonly Question[] =>
	hasBag(turn.tile.type)
		? askedIn(game, turn).flatMap((player) => questionTo(game, turn, player, trackOf))
		: [];

/** Who is asked: whoever laid the tile, and others with a robber at home, as the ruling says; each once. */
function askedIn(game: Game, { player, choices }: Turn): readonly PlayerIndex[] {
	const answered = choices
		.filter((choice) => isPlaced(choice) || isDeclined(choice))
		.map((choice) => choice.player);
	const own = answered.includes(player) ? [] : [player];
	const one = game.rules.rulings['robbers'] === 'next';
	if (one && answered.some((other) => other !== player)) return own;
	const others = clockwiseFrom(game, player).filter(
		(other) => !robberOf(game, other) && !answered.includes(other)
	);
	return [...own, ...(one ? others.slice(0, 1) : others)];
}

/** Asks beside whose figure a robber goes. Nothing is asked if it already stands with everybody else. */
function questionTo(
	game: Game,
	turn: Turn,
	player: PlayerIndex,
	trackOf: TrackOf
): readonly Question[] {
	const now = standingNow(game, trackOf);
	const robber = robberOf(game, player);
	const already = robber ? besideRobber(game, robber, now) : [];
	const choices = clockwiseFrom(game, player).flatMap((other): readonly Choice[] => {
		const own = now.filter((one) => one.player === other && !already.includes(one));
		return own
			.filter(({ space }, index) => own.findIndex((one) => one.space === space) === index)
			.map(({ space, second }) => {
				const event: RobberPlaced = {
					type: PLACED,
					player,
					beside: other,
					...(second && { second })
				};
				return { id: second ? SECOND : PLAYER, player: other, count: space, event };
			});
	});
	if (choices.length === 0) return [];
	return [
		{
			id: robber ? MOVED : PLACED,
			player,
			timing: player === turn.player ? 'tile' : 'moves',
			figure: { kind: ROBBER, owned: true },
			options: [],
			choices,
			no: declinedBy(player)
		}
	];
}

const declinedBy = (player: PlayerIndex): RobberDeclined => ({ type: DECLINED, player });

/** Puts a player's robber beside another player's figure, from home or from elsewhere on the track. */
export function putBeside(game: MutableGame, player: PlayerIndex, beside: BesideFigure): void {
	const on = { kind: 'track', ...beside } as const;
	const robber: PieceApart | undefined = robberOf(game, player);
	if (robber) meetFate(game, { piece: robber, to: on });
	else setApart(game, { kind: ROBBER, player, on });
}
