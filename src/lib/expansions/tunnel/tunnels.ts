import { isOpenMouth, partAt } from '../../engine/board';
import { placeOf } from '../../engine/feature';
import { tokensOf, whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import { ofNoFeature, type Settlement, type TileToken, type TokenId } from '../../engine/ledger';
import { changeLinks } from '../../engine/links';
import type { Change, GameEvent, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Offer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import type { Place } from '../../engine/spot';
import { addTokens, putOnTile, tokenAt } from '../../engine/tile-tokens';
import { isMouth } from '../../engine/tile';
import type { BaseNonsense } from '../../rules/base/codes';
import { isLaid } from '../../rules/base/events';
import type { TokenLaid } from './events';
import { pairsFor } from './rulings';

/** The occasion in the ledger of a token that was laid. */
const LAID = 'tunnel/laid';

/** The note on the card of a road that breaks off in a mouth. */
export const OPEN = 'tunnel/open';

/**
 * The kinds of tokens, a pair of each: the token that lies in a mouth, and the event that lays it. The type of the event is also
 * the id of the question of where it goes.
 */
export const KINDS = [
	{ token: 'tunnel-circle', type: 'tunnel/laid-circle' },
	{ token: 'tunnel-square', type: 'tunnel/laid-square' },
	{ token: 'tunnel-triangle', type: 'tunnel/laid-triangle' }
] as const satisfies readonly { readonly token: TokenId; readonly type: TokenLaid['type'] }[];
type Kind = (typeof KINDS)[number];

/** How many tokens make a tunnel. */
const PAIR = 2;

const TOKENS: readonly TokenId[] = KINDS.map(({ token }) => token);
const TYPES: readonly string[] = KINDS.map(({ type }) => type);

/** The tunnels: two tokens of a player that are alike join the mouths in which they lie. */
export const tunnels = (rulings: Rulings): RuleModule<TokenLaid> => ({
	id: 'tunnel',
	codes: {
		occasions: [LAID],
		questions: TYPES,
		offers: TYPES,
		tokens: TOKENS,
		onTiles: TOKENS,
		links: TOKENS,
		notes: [OPEN]
	},
	begins: (players) =>
		Object.fromEntries(
			TOKENS.map((token, index) => [token, index < pairsFor(players, rulings) ? PAIR : 0])
		),
	offers,
	record,
	settle
});

export const isTokenLaid = (event: GameEvent): event is TokenLaid => TYPES.includes(event.type);

/** The token that such an event lays. */
export const tokenOf = ({ type }: TokenLaid): TokenId =>
	KINDS.find((kind) => kind.type === type)?.token ?? '';

/** The event that lays a token. */
export const lay = ({ type }: Kind, player: PlayerIndex, { x, y, segment }: Place): TokenLaid => ({
	type,
	player,
	at: { x, y, segment }
});

/** Offers the free mouths for each kind that the player may lay: one token in a turn. */
function offers(game: Game, turn: Turn): readonly Offer[] {
	const { player } = turn;
	const kinds = kindsToLay(game, player);
	if (kinds.length === 0 || hasLaid(game, turn)) return [];
	const options = freeMouths(game).map((place) => [place]);
	if (options.length === 0) return [];
	return kinds.map((kind) => ({
		id: kind.type,
		player,
		timing: 'tile',
		offered: true,
		tappable: true,
		figure: { kind: kind.token, owned: true },
		options,
		answer: (place) => lay(kind, player, place)
	}));
}

/**
 * The kinds of which one token lies in a mouth, and the first of those with both tokens in hand, which are as good as each other.
 */
function kindsToLay(game: Game, player: PlayerIndex): readonly Kind[] {
	const left = ({ token }: Kind): number => tokensOf(game, player, token);
	const begun = KINDS.filter((kind) => left(kind) > 0 && left(kind) < PAIR);
	return [...begun, ...KINDS.filter((kind) => left(kind) >= PAIR).slice(0, 1)];
}

/** True if the player has laid a token in this turn, also in an earlier part of it. */
function hasLaid({ history }: Game, { choices, part, since }: Turn): boolean {
	if (part === 1 || choices.some(isTokenLaid)) return choices.some(isTokenLaid);
	const first = history
		.slice(0, since)
		.findLastIndex((outcome) => isLaid(outcome.event) && outcome.part === undefined);
	return history
		.slice(first, since)
		.some(({ event }) => [event, ...(event.choices ?? [])].some(isTokenLaid));
}

/** The mouths in which no token lies, in the order in which their tiles were laid. */
const freeMouths = (game: Game): readonly Place[] =>
	game.board.order.flatMap(({ parts }) =>
		parts
			.filter(({ segment }) => isMouth(segment))
			.map(placeOf)
			.filter((place) => !tokenAt(game, place))
	);

const nonsense = (code: BaseNonsense): Result<Recorded, Refusal> => fail({ nonsense: code });

function record(
	game: MutableGame,
	event: TokenLaid,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const impossible = whyNotThere(game, event);
	if (impossible) return nonsense(impossible);
	if (game.phase !== 'building') return recordLaid(game, event, asked);
	layInMouth(game, event);
	// What it completes is scored when play begins.
	return ok({ touched: [], objections: [] });
}

/** Records a token laid in a turn. */
function recordLaid(
	game: MutableGame,
	event: TokenLaid,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const ask = asked.find(({ id, player }) => TYPES.includes(id) && player === event.player);
	if (!ask) return nonsense('nothing-asked');
	const judged = judgeAnswer(asked, ask, { overruled: event.overruled });
	if (!judged.ok) return judged;
	return ok({ touched: layInMouth(game, event), objections: judged.value });
}

/** Why a token can't lie there at all. */
function whyNotThere(game: Game, event: TokenLaid): BaseNonsense | undefined {
	const { at, player } = event;
	const part = partAt(game.board, at);
	if (!part || !isMouth(part.segment)) return 'no-such-place';
	if (tokenAt(game, at)) return 'spot-taken';
	return tokensOf(game, player, tokenOf(event)) < 1 ? 'none-in-supply' : undefined;
}

/** Lays the token. The second one of a pair joins its mouth with that of the first. */
function layInMouth(game: MutableGame, event: TokenLaid): Recorded['touched'] {
	const { player } = event;
	const { x, y, segment } = event.at;
	const [token, at] = [tokenOf(event), { x, y, segment }];
	const first = firstOfPair(game, token, player);
	addTokens(game, player, token, -1);
	putOnTile(game, { token, at, owner: player });
	return first ? [changeLinks(game.board, { laid: [{ token, one: first, other: at }] })] : [];
}

/** The place of a player's token of a kind that joins nothing yet; undefined if there is none. */
const firstOfPair = (game: Game, token: TokenId, player: PlayerIndex): Place | undefined =>
	[...game.onTiles]
		.filter((one) => one.token === token && one.owner === player)
		.flatMap(mouthOf)
		.find((place) => {
			const part = partAt(game.board, place);
			return part !== undefined && isOpenMouth(game.board, part);
		});

const mouthOf = ({ at: { x, y, segment } }: TileToken): readonly Place[] =>
	segment === undefined ? [] : [{ x, y, segment }];

/** What the ledger says of a token that was laid, by the event of its turn or by one of its own: whose it was. */
function settle({ game, event }: Change): readonly Settlement[] {
	if (game.phase === 'building') return [];
	return [event, ...(event.choices ?? [])].filter(isTokenLaid).flatMap((one) => {
		const { player, at } = one;
		const token = tokenOf(one);
		return ofNoFeature({
			token,
			stage: 'before',
			occasion: LAID,
			rule: 'TUNNEL-2',
			tiles: [{ x: at.x, y: at.y }],
			gains: [{ player, token, count: -1, spent: true }]
		});
	});
}
