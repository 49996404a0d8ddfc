import { resolve } from '$app/paths';
import { tidyName } from '$lib/engine/typed-text';

/** Address of a player's page. */
export const pageOf = ({ id }: { readonly id: string }) =>
	resolve(`/players/?id=${encodeURIComponent(id)}`);

/** Address of the page of two players. */
export const pairOf = ({ id }: { readonly id: string }, rival: { readonly id: string }) =>
	resolve(`/players/?id=${encodeURIComponent(id)}&with=${encodeURIComponent(rival.id)}`);

/** Address of a game's review. */
export const reviewOf = ({ id }: { readonly id: string }) => resolve(`/review/?id=${id}`);

/** Address of the list of somebody's games. */
export const gamesOf = ({ name }: { readonly name: string }) =>
	resolve(`/games/?who=${encodeURIComponent(tidyName(name))}`);
