import { gameId, type GameId } from '../record/game-id';

/** A new, unique game id: 128 random bits. Works in insecure contexts too. */
export function newGameId(): GameId {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return gameId([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
}
