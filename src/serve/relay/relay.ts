import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import {
	Hocuspocus,
	IncomingMessage as Frame,
	MessageType,
	type Document,
	type Extension
} from '@hocuspocus/server';
import { WebSocketServer } from 'ws';
import { Guard } from './guard';
import { LIMITS, type Limits } from './limits';
import { roleIn } from './role';

/*
 * The relay: rooms of Hocuspocus, in memory only. It passes on what it can't read. Those who have a room's token to read get all
 * of it; only those with the token to write change its document.
 */

/**
 * What a connection may send: the sync protocol of Yjs, presence, and goodbye. Messages to all that bypass the document aren't
 * allowed.
 */
const PASSED: readonly number[] = [
	MessageType.Sync,
	MessageType.SyncReply,
	MessageType.Awareness,
	MessageType.QueryAwareness,
	MessageType.Auth,
	MessageType.CLOSE
];

/** A refusal with the code that the app turns into a sentence. */
class Refusal extends Error {
	constructor(readonly reason: 'wrong-token' | 'full' | 'not-passed' | 'too-large' | 'one-room') {
		super('');
	}
}

interface Context {
	readonly guard: Guard;
}

/** A relay that some HTTP server answers with, at a path of its own. */
export class Relay {
	readonly #rooms: Hocuspocus;
	readonly #sockets: WebSocketServer;
	readonly #sizes = new WeakMap<Document, number>();

	/** @param extensions of Hocuspocus, such as the one that joins several instances */
	constructor(
		private readonly limits: Limits = LIMITS,
		extensions: Extension[] = []
	) {
		this.#sockets = new WebSocketServer({ noServer: true, maxPayload: limits.message });
		this.#rooms = new Hocuspocus({
			quiet: true,
			extensions,
			onAuthenticate: async ({ documentName, token, connectionConfig, context, instance }) => {
				const role = await roleIn(documentName, token);
				if (!role) throw new Refusal('wrong-token');
				if (this.#isFull(instance.documents.get(documentName))) throw new Refusal('full');
				const { guard } = context as Context;
				// Hocuspocus lets one connection open many documents: so one visitor could take all rooms.
				if ((guard.room ??= documentName) !== documentName) throw new Refusal('one-room');
				connectionConfig.readOnly = role !== 'write';
			},
			beforeHandleMessage: ({ document, update, context }) => {
				const refusal = this.#refusalOf(document, update);
				if (!refusal) return Promise.resolve();
				(context as Context).guard.end(refusal.reason);
				return Promise.reject(refusal);
			},
			onChange: ({ document, update }) => {
				this.#sizes.set(document, (this.#sizes.get(document) ?? 0) + update.length);
				return Promise.resolve();
			}
		});
	}

	/** How many rooms are open, and how many are connected. */
	get load(): { readonly rooms: number; readonly connections: number } {
		return { rooms: this.#rooms.documents.size, connections: this.#sockets.clients.size };
	}

	/** Says that there is a relay here: the app asks before it offers one. */
	answer(_: IncomingMessage, response: ServerResponse): void {
		response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
		response.end(JSON.stringify({ relay: 'tilekeep', version: 1 }));
	}

	/** Accepts a connection, but only from the app's own pages. */
	upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
		if (!isOwn(request) || this.#sockets.clients.size >= this.limits.connections) {
			socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
			return;
		}
		this.#sockets.handleUpgrade(request, socket, head, (opened) => {
			const context: Context = { guard: new Guard(opened, this.limits) };
			this.#rooms.handleConnection(opened, request, context);
		});
	}

	/** Ends all connections and forgets all rooms. */
	async close(): Promise<void> {
		for (const socket of this.#sockets.clients) socket.terminate();
		this.#sockets.close();
		await this.#rooms.hooks('onDestroy', { instance: this.#rooms });
	}

	#isFull(document: Document | undefined): boolean {
		if (!document) return this.#rooms.documents.size >= this.limits.rooms;
		return document.getConnectionsCount() >= this.limits.perRoom;
	}

	#refusalOf(document: Document, update: Uint8Array): Refusal | undefined {
		const frame = new Frame(update);
		frame.readVarString();
		if (!PASSED.includes(frame.readVarUint())) return new Refusal('not-passed');
		const size = (this.#sizes.get(document) ?? 0) + update.length;
		return size > this.limits.room ? new Refusal('too-large') : undefined;
	}
}

/** True unless a page of another site asks: browsers say which site it is. */
function isOwn({ headers }: IncomingMessage): boolean {
	if (headers.origin === undefined) return true;
	try {
		return new URL(headers.origin).host === headers.host;
	} catch {
		return false;
	}
}
