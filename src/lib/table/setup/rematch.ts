import type { Header } from '../../record';
import { isUnnamed } from '../../words/player-name';
import { rememberSettings } from './last-settings';

/** The next new game begins with the table of this one: who sat there, the box, the rules. */
export function rememberForRematch({ box, expansions, players, rulings }: Header): void {
	rememberSettings({
		box,
		expansions,
		players: players.map((player) => (isUnnamed(player) ? { ...player, name: '' } : player)),
		rulings
	});
}
