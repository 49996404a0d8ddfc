import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

const fields = { player: 'same', at: 'spot' } as const;

/** A building was put on the tile just laid. On an existing table it stood there, and `player` means nothing. */
const shedPut = { type: 'little-buildings/put-shed', number: 93, fields } as const;
const housePut = { type: 'little-buildings/put-house', number: 94, fields } as const;
const towerPut = { type: 'little-buildings/put-tower', number: 95, fields } as const;

/** The events of The Little Buildings. */
export const LITTLE_BUILDINGS_EVENTS = [
	shedPut,
	housePut,
	towerPut
] as const satisfies readonly DeclaredEvent[];

export type BuildingPut =
	EventOf<typeof shedPut> | EventOf<typeof housePut> | EventOf<typeof towerPut>;
