import type { HelpSection } from '../expansion';

/** The official rules of tournaments, and the chess clock. */
export const clockSection: HelpSection = {
	id: 'chess-clock',
	title: 'A tournament, and the chess clock',
	lines: [
		'Championships play by “Official tournament”, one of the sets of rules. It is the base game for two, with 15 minutes each. Farms pay by today’s rule, a small city pays 4. A tie is shared, which is half a win each in a Swiss round. For a knock-out, answer “A tie at the end” with “The starting player wins”: there the better placed begins.',
		'Any game can have a chess clock: choose minutes, and more for each turn, when you set it up. It stands until you start it. The tap that ends a turn passes it on, after the points were counted. Either player can pause it for both.',
		'“Big clock” fills the screen. Two players have a half each, to be read and pressed from their side of the table. Who presses it before the turn is entered loses no time to the entering.',
		'When somebody’s time is up, Tilekeep says who has lost. The table decides: end the game, or go on all the same. The points stay what they are. Undo gives the turn back to its player, but no time.',
		'The clock goes on while the app is closed or the phone sleeps. If the device’s clock was set meanwhile, Tilekeep asks how much time is left, where it can notice that. Those who follow the table see the clock, too. Links and pictures of the game leave it out; files and backups keep it.'
	]
};
