import { judgeAnswer, type Question } from '../../engine/question';
import {
	copiesFor,
	whyNotPlaying,
	pileOf,
	returnTile,
	takeTile,
	hasTilesLeft,
	type Game,
	type MutableGame
} from '../../engine/game';
import { furtherTile } from '../../engine/further';
import { isEnclosed } from '../../engine/holes';
import type { ManualSettlement } from '../../engine/ledger';
import type { GameEvent, Recorded, RuleModule } from '../../engine/module';
import { refusalUnlessOverruled, type Refusal } from '../../engine/objection';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import type { BaseNonsense, BaseObjection } from '../../rules/base/codes';
import { isLaid } from '../../rules/base/events';
import { buysTiles } from '../../rules/base/rulings';
import { KEPT, PAID, type Kept, type Paid } from './events';
import { ABBEY } from './tiles';

/** The abbey: each player's own tile for an enclosed spot, and the last round, in which the abbeys that are left are laid. */
export const abbey = (rulings: Rulings): RuleModule<Kept | Paid> => ({
	id: 'abbey',
	codes: { occasions: ['manual/abbey'], questions: ['abbey/last'] },
	stock: { [ABBEY.id]: 1 },
	record: (game, event, asked) =>
		isPaid(event) ? recordPaid(game, event) : recordKept(game, event, asked),
	settle: ({ event }) => (isPaid(event) ? [settlePaid(event)] : []),
	questions: (game) => (hasLastRound(rulings) ? lastRound(game) : [])
});

/** True when abbeys may be laid after the last tile. */
const hasLastRound = (rulings: Rulings): boolean => rulings['lastAbbeys'] !== 'none';

/** True if a player bought a tile with an abbey. */
const isPaid = (event: GameEvent): event is Paid => event.type === PAID;

const isKept = (event: GameEvent): event is Kept => event.type === KEPT;

function recordKept(
	game: MutableGame,
	event: Kept,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const ask = lastRound(game).find(({ player }) => player === event.player);
	if (!ask) return fail({ nonsense: 'nothing-asked' });
	const judged = judgeAnswer(asked, ask, event);
	return judged.ok ? ok({ touched: [], objections: judged.value }) : judged;
}

/** Records that a tile was bought with an abbey, which passes to the seller. It isn't checked who lays that tile. */
function recordPaid(game: MutableGame, event: Paid): Result<Recorded, Refusal> {
	const nonsense = wrongPaying(game, event);
	if (nonsense) return fail({ nonsense });
	const objections: BaseObjection[] = buysTiles(game.rules.rulings)
		? []
		: [{ code: 'not-offered' }];
	const refusal = refusalUnlessOverruled(objections, event);
	if (refusal) return fail(refusal);
	const { player, seller } = event;
	takeTile(pileOf(game, player, ABBEY.id), ABBEY.id);
	returnTile(pileOf(game, seller, ABBEY.id), ABBEY.id);
	return ok({ touched: [], objections });
}

function wrongPaying(game: Game, { player, seller }: Paid): BaseNonsense | undefined {
	const notNow = whyNotPlaying(game);
	if (notNow) return notNow;
	if (player === seller || Math.max(player, seller) >= game.players) return 'unknown-player';
	return copiesFor(game, player, ABBEY.id) < 1 ? 'none-in-supply' : undefined;
}

const settlePaid = ({ player, seller }: Paid): ManualSettlement => ({
	stage: 'after',
	occasion: 'manual/abbey',
	rule: 'ABBEY-10',
	rulings: ['buying'],
	kind: 'manual',
	reason: '',
	passed: { from: player, to: seller, tile: ABBEY.id },
	tiles: [],
	pennants: [],
	cities: [],
	compared: [],
	awards: [],
	home: []
});

/** After the last tile, asks the next player to lay or keep an abbey: clockwise, from the left of whoever laid that tile. */
function lastRound(game: Game): readonly Question[] {
	if (game.phase !== 'playing' || hasTilesLeft(game) || furtherTile(game)) return [];
	if (!canBeLaid(game)) return [];
	const { layer, kept } = lastTile(game);
	const player = Array.from(
		{ length: game.players },
		(_, n) => (layer + 1 + n) % game.players
	).find((one) => !kept.has(one) && hasAbbey(game, one));
	return player === undefined ? [] : [lastAbbeyQuestion(player)];
}

function lastAbbeyQuestion(player: number): Question {
	const no: Kept = { type: KEPT, player };
	return { id: 'abbey/last', player, timing: 'last', options: [], tile: ABBEY.id, no };
}

export const hasAbbey = (game: Game, player: number): boolean =>
	(game.stock[player]?.get(ABBEY.id) ?? 0) > 0;

const canBeLaid = ({ board }: Game): boolean => [...board.holes.values()].some(isEnclosed);

/** Who laid the last tile drawn, and who has kept an abbey since. */
function lastTile({ history, turn }: Game): { layer: number; kept: ReadonlySet<number> } {
	const kept = new Set<number>();
	for (const { event } of history.toReversed()) {
		if (isLaid(event) && event.tile !== ABBEY.id) return { layer: event.player, kept };
		if (isKept(event)) kept.add(event.player);
	}
	return { layer: turn?.player ?? -1, kept };
}
