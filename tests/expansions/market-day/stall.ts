import { featureAt } from '../../engine/board';
import { originOf, placeOf } from '../../engine/feature';
import { returnToSupply } from '../../engine/figures';
import type { Game, MutableGame } from '../../engine/game';
import { award, type Settlement } from '../../engine/ledger';
import type { Change, GameEvent, Recorded, Turn } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { Piece } from '../../engine/piece';
import { judgeAnswer, type Offer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { samePlace } from '../../engine/spot';
import { withoutFigures } from '../../rules/base/settle';
import { isLaid } from '../../rules/base/events';
import { PRICED, WENT_HOME, type Priced, type WentHome } from './events';
import { STALL, STALL_AT_CITY } from './tiles';

/** The figure that each player has. */
export const STALLKEEPER = 'stallkeeper';

/** What the die can show. */
const FACES = [1, 2, 3] as const;

export const isPriced = (event: GameEvent): event is Priced => event.type === PRICED;
export const isWentHome = (event: GameEvent): event is WentHome => event.type === WENT_HOME;

/** What is decided before a turn is scored: what the die shows for a stall at a city. */
export function stallChoices(_: Game, { player, tile, choices }: Turn): readonly Question[] {
	if (tile.type.id !== STALL_AT_CITY || choices.some(isPriced)) return [];
	const event = (shows: number): Priced => ({ type: PRICED, player, shows });
	return [
		{
			id: PRICED,
			player,
			timing: 'tile',
			options: [],
			choices: FACES.map((count) => ({ id: 'shows', count, event: event(count) }))
		}
	];
}

/** What may be done instead of putting a figure: the own one goes home. */
export function stallOffers(game: Game, { player }: Turn): readonly Offer[] {
	const own = [...game.pieces].filter((one) => one.player === player && one.kind === STALLKEEPER);
	if (own.length === 0) return [];
	return [
		{
			id: WENT_HOME,
			player,
			timing: 'action',
			offered: true,
			figure: { kind: STALLKEEPER, owned: true },
			options: own.map(({ at }) => [at]),
			answer: ({ x, y, segment }): WentHome => ({
				type: WENT_HOME,
				player,
				from: { x, y, segment }
			})
		}
	];
}

/** Takes what was decided into the game. */
export function recordStall(
	game: MutableGame,
	event: Priced | WentHome,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const ask = asked.find(({ id }) => id === event.type);
	if (ask?.player !== event.player) return fail({ nonsense: 'nothing-asked' });
	const home = isWentHome(event) ? standingAt(game, event) : undefined;
	if (isWentHome(event) && !home) return fail({ nonsense: 'no-such-place' });
	const judged = judgeAnswer(asked, ask, event);
	if (!judged.ok) return judged;
	if (!home) return ok({ touched: [], objections: judged.value });
	returnToSupply(game, home);
	return ok({ touched: [], objections: judged.value, acted: 'instead' });
}

const standingAt = (game: Game, { player, from }: WentHome): Piece | undefined =>
	[...game.pieces].find(
		(one) => one.kind === STALLKEEPER && one.player === player && samePlace(one.at, from)
	);

/** What the die shows is paid for a stall at a city to whoever laid it. */
export function settlePrice({ game, event }: Change): readonly Settlement[] {
	const { turn } = game;
	const priced = turn?.choices.find(isPriced);
	const part = turn?.tile.parts.find(({ segment }) => segment.signs?.includes(STALL));
	const road = part && featureAt(game.board, placeOf(part));
	if (!isLaid(event) || !priced || !road) return [];
	return [
		{
			...withoutFigures(road),
			stage: 'before',
			occasion: 'market-day/priced',
			rule: 'MARKET-8',
			at: originOf(road),
			awards: [award(priced.player, { coins: 1 }, { coins: priced.shows })]
		}
	];
}
