import type { Game } from '../../engine/game';
import type { TileToken, TokenId } from '../../engine/ledger';

/** The tokens with sheep, and how many of each there are. A token whose number nobody told counts as 0 sheep. */
const TOKENS = [
	{ token: 'sheep-1', sheep: 1, copies: 4 },
	{ token: 'sheep-2', sheep: 2, copies: 5 },
	{ token: 'sheep-3', sheep: 3, copies: 5 },
	{ token: 'sheep-4', sheep: 4, copies: 2 }
] as const satisfies readonly SheepToken[];

interface SheepToken {
	readonly token: TokenId;
	readonly sheep: number;
	readonly copies: number;
}

/** A token for which nobody told how many sheep are on it. */
const UNTOLD: SheepToken = { token: 'sheep-untold', sheep: 0, copies: Infinity };

/** All tokens that may lie beside shepherds. */
export const SHEEP_TOKENS: readonly SheepToken[] = [...TOKENS, UNTOLD];

/** How many wolves are in the bag: they always go back. */
export const WOLVES = 2;

const IN_ALL = WOLVES + TOKENS.reduce((sum, { copies }) => sum + copies, 0);

/** The token with so many sheep (0: the one whose number nobody told); undefined if there is none. */
export const tokenWith = (sheep: number): SheepToken | undefined =>
	SHEEP_TOKENS.find((one) => one.sheep === sheep);

/** The number of sheep on some tokens, without those whose number nobody told. */
export const sheepOn = (tokens: readonly TileToken[]): number =>
	tokens.reduce((sum, { token }) => sum + (kindOf(token)?.sheep ?? 0), 0);

/** True if one of the tokens is one whose number of sheep nobody told. */
export const isAnyUntold = (tokens: readonly TileToken[]): boolean =>
	tokens.some(({ token }) => token === UNTOLD.token);

/** The tokens that lie beside shepherds. */
export const tokensOut = ({ onTiles }: Game): readonly TileToken[] =>
	[...onTiles].filter(({ token }) => kindOf(token) !== undefined);

/** The kinds of sheep tokens that can be drawn, and how many of each are left, or may be left if some numbers weren't told. */
export const sheepInBag = (
	game: Game
): readonly { readonly sheep: number; readonly left: number }[] =>
	TOKENS.map(({ token, sheep, copies }) => ({
		sheep,
		left: copies - tokensOut(game).filter((one) => one.token === token).length
	})).filter(({ left }) => left > 0);

/** How many tokens are in the bag. */
export const countInBag = (game: Game): number => IN_ALL - tokensOut(game).length;

const kindOf = (token: TokenId): SheepToken | undefined =>
	SHEEP_TOKENS.find((one) => one.token === token);
