import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

const fields = { player: 'same', at: 'place' } as const;

/** A token was laid in a mouth, by its shape. On an existing table it lay there, and `player` says whose it is. */
const circleLaid = { type: 'tunnel/laid-circle', number: 119, fields } as const;
const squareLaid = { type: 'tunnel/laid-square', number: 120, fields } as const;
const triangleLaid = { type: 'tunnel/laid-triangle', number: 121, fields } as const;

/** The events of The Tunnel. */
export const TUNNEL_EVENTS = [
	circleLaid,
	squareLaid,
	triangleLaid
] as const satisfies readonly DeclaredEvent[];

export type TokenLaid =
	EventOf<typeof circleLaid> | EventOf<typeof squareLaid> | EventOf<typeof triangleLaid>;
