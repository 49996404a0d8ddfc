import type { Header } from '../../record';
import { isUnnamed } from '../../words/player-name';
import { rememberSettings } from './last-settings';

/** Makes this game's table the suggestion for the next one: players, box and rulings. */
export function rememberForRematch({ box, expansions, players, rulings }: Header): void {
	rememberSettings({
		box,
		expansions,
		players: players.map((player) => (isUnnamed(player) ? { ...player, name: '' } : player)),
		rulings
	});
}
