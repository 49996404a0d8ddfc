import type { Header } from '../../record';
import { words } from '../../words';
import { rememberSettings } from './last-settings';

/** The next new game begins with the table of this one: who sat there, the box, the rules. */
export function rememberForRematch({ box, expansions, players, rulings }: Header): void {
	rememberSettings({
		box,
		expansions,
		// Who is called by their colour alone has no name.
		players: players.map(({ name, colour }) => ({
			name: name === words.common.colour(colour) ? '' : name,
			colour
		})),
		rulings
	});
}
