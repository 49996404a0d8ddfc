import type { GameEvent } from '../engine/module';
import type { PlayedGame } from '../lookahead/review';
import type { Header } from '../record';
import { landOf, rulesOf } from '../rules/catalogue';

/** A game in the form in which one looks ahead in it. @param events those in effect, in order */
export const playedGame = (header: Header, events: readonly GameEvent[]): PlayedGame => ({
	rules: rulesOf(header),
	land: landOf(header.box),
	players: header.players.length,
	first: header.first,
	events
});
