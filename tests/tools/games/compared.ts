import { inSupply, ledgerOf, tokensAtFirst, type Game } from '../../../src/lib/engine/game';
import type { Settlement } from '../../../src/lib/engine/ledger';

/** The rules by which a feature pays nothing. */
const WORTHLESS: readonly string[] = ['END-5', 'INN-2', 'CATHEDRAL-2'];

/** True for the settlement of a feature that pays nothing, whoever has the majority. */
export const isWorthless = ({ rule, occasion, changedBy = [] }: Settlement): boolean =>
	[rule, ...changedBy].some((id) => WORTHLESS.includes(id)) ||
	// A road with the inn of a river: nothing unfinished, double when it is completed.
	(occasion === 'unfinished' && changedBy.includes('RIVERII-8'));

/** True for what is settled because of the king or the robber baron. */
export const isOfTitle = ({ occasion }: Pick<Settlement, 'occasion'>): boolean =>
	/^(?:king|robber)\//.test(occasion);

/** What a figure counts in a settlement. */
export const strengthIn = (piece: string, { pennants }: Settlement): number =>
	piece === 'mayor' ? pennants.length : piece === 'big-follower' ? 2 : 1;

/** How many figures of a kind each player has, in the supply and on the table. */
export const figuresOf = (game: Game, kind: string): readonly number[] =>
	game.supply.map((_, player) => {
		const own = [...game.pieces, ...game.apart].filter(
			(one) => one.player === player && one.kind === kind
		);
		return inSupply(game, player, kind) + own.length;
	});

/** How many of a token each player had at first and gained in all settlements, less those lost. */
export function gainedIn(game: Game, token: string): readonly number[] {
	const first = tokensAtFirst(game.rules, game.players)[token] ?? 0;
	const all = ledgerOf(game).flatMap(({ gains = [] }) => gains);
	return game.tokens.map((_, player) =>
		all
			.filter((one) => one.player === player && one.token === token)
			.reduce((sum, { count }) => sum + count, first)
	);
}
