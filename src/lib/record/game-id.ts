/** A game's name among all games: 1 to 64 letters, digits and `-_~`, fit to stand in an address. */
export type GameId = string & { readonly __type__: 'GameId' };
/** Names a game; whether it is stored is the store's to say. */
export const gameId = (id: string): GameId => id as GameId;
