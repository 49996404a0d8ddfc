import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const BRIDGE_FOUND = 'bridges/found';
export const CASTLE_DECIDED = 'castles/decided';
export const CASTLE_CHOSEN = 'castles/chosen';
export const CASTLE_FOUND = 'castles/found';

/** A bridge lay on an existing table. */
const bridgeFound = {
	type: BRIDGE_FOUND,
	number: 102,
	fields: { at: 'spot', side: 'count' }
} as const;
/** The player whose city may become a castle built one there, or scores the city. */
const castleDecided = {
	type: CASTLE_DECIDED,
	number: 103,
	fields: { player: 'anybody', at: 'place', built: 'true?' }
} as const;
/** The player whose lord stands in a castle chose the completed feature for which it is paid. */
const castleChosen = {
	type: CASTLE_CHOSEN,
	number: 104,
	fields: { player: 'anybody', at: 'place', for: 'place' }
} as const;
/** A castle lay on an existing table. */
const castleFound = { type: CASTLE_FOUND, number: 105, fields: { at: 'spot' } } as const;

/** The events of Bridges, Castles & Bazaars. */
export const BRIDGES_EVENTS = [
	bridgeFound,
	castleDecided,
	castleChosen,
	castleFound
] as const satisfies readonly DeclaredEvent[];

export type BridgeFound = EventOf<typeof bridgeFound>;
export type CastleDecided = EventOf<typeof castleDecided>;
export type CastleChosen = EventOf<typeof castleChosen>;
export type CastleFound = EventOf<typeof castleFound>;
export type CastleEvent = CastleDecided | CastleChosen | CastleFound;
