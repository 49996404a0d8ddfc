/** Unique id of a game: 1 to 64 letters, digits and `-_~`, safe in a URL. */
export type GameId = string & { readonly __type__: 'GameId' };
/** Makes a game id from a text. The store knows whether such a game exists. */
export const gameId = (id: string): GameId => id as GameId;
