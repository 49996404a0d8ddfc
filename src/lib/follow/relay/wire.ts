import {
	HocuspocusProvider,
	HocuspocusProviderWebsocket,
	WebSocketStatus
} from '@hocuspocus/provider';
import type { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { toBase64Url } from '../../share/encoding';
import type { WireProblem } from '../problem';

/** The sealed lines in a document: first the keeper's key, then one item for each line. */
export const sealedLines = (doc: Y.Doc): Y.Array<unknown> => doc.getArray('lines');

/** A connection to a room of a relay. It reconnects by itself. */
export interface Wire {
	readonly awareness: Awareness;
	readonly close: () => void;
}

/** How a room is reached. */
export interface Door {
	/** The address of the relay: `wss://…/relay`. */
	readonly url: string;
	readonly room: string;
	readonly token: Uint8Array;
	/** The class that opens a connection, if the platform has none. */
	readonly WebSocket?: unknown;
}

interface Listeners {
	/** Called when everything that the relay has is here. */
	readonly onsynced: () => void;
	/** Called with whether the relay is reached. */
	readonly onstatus: (connected: boolean) => void;
	readonly onrefused: (why: WireProblem) => void;
}

/** Connects a document to a room. */
export function wireTo(doc: Y.Doc, door: Door, on: Listeners): Wire {
	const socket = new HocuspocusProviderWebsocket({
		url: door.url,
		delay: 500,
		minDelay: 300,
		maxDelay: 3_000,
		...(door.WebSocket !== undefined && { WebSocketPolyfill: door.WebSocket })
	});
	const provider = new HocuspocusProvider({
		websocketProvider: socket,
		name: door.room,
		token: toBase64Url(door.token),
		document: doc,
		onSynced: on.onsynced,
		onStatus: ({ status }) => {
			on.onstatus(status === WebSocketStatus.Connected);
		},
		onAuthenticationFailed: ({ reason }) => {
			on.onrefused(reason === 'full' ? 'full' : 'wrong-token');
			// Another try would be refused as well.
			socket.disconnect();
		}
	});
	provider.attach();
	const { awareness } = provider;
	if (!awareness) throw new Error('A room has no presence.');
	const close = () => {
		provider.destroy();
		socket.destroy();
	};
	return { awareness, close };
}
