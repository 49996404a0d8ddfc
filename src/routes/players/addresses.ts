import { resolve } from '$app/paths';

/** The page of somebody. */
export const pageOf = ({ id }: { readonly id: string }) =>
	resolve(`/players/?id=${encodeURIComponent(id)}`);

/** The page that looks back at a game. */
export const reviewOf = ({ id }: { readonly id: string }) => resolve(`/review/?id=${id}`);

/** All games of somebody. */
export const gamesOf = ({ name }: { readonly name: string }) =>
	resolve(`/games/?who=${encodeURIComponent(name)}`);
