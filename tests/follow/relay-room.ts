import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { linesOf } from '../../src/lib/follow/lines';
import { RelayFollower } from '../../src/lib/follow/relay/follower';
import { RelayKeeper, type RoomSecrets } from '../../src/lib/follow/relay/keeper';
import type { RelayLink } from '../../src/lib/follow/relay/link';
import type { RelayProblem, WireProblem } from '../../src/lib/follow/problem';
import type { TileInHand } from '../../src/lib/follow/tile-in-hand';
import { readTokenOf, roomOf } from '../../src/lib/follow/relay/secrets';
import { wireTo } from '../../src/lib/follow/relay/wire';
import { recordWith } from '../store/support';
import { LIMITS } from '../../src/serve/relay/limits';
import { localRelay, type LocalRelay } from './local-relay';

const TEST_LIMITS = {
	...LIMITS,
	perRoom: 6,
	rooms: 40,
	patience: 300,
	bytes: { burst: 20_000_000, perSecond: 1 }
};

/** The relay of a test file. */
export let relay: LocalRelay;
/** Whatever is closed after a test. */
export const open: { close: () => void }[] = [];

/** Each test file has a relay of its own. */
export function useRelay(): void {
	beforeAll(async () => {
		relay = await localRelay(TEST_LIMITS);
		// What Hocuspocus says of connections that are ended.
		vi.spyOn(console, 'error').mockImplementation(() => undefined);
	});
	afterAll(async () => {
		await relay.close();
	});
	afterEach(() => {
		for (const each of open.splice(0)) each.close();
	});
}

/** As in a browser: nothing is thrown where it is closed before it is open, as happens when a connection is tried again. */
class BrowserSocket extends WebSocket {
	constructor(url: string) {
		super(url);
		this.on('error', () => undefined);
	}
}

/** While it holds, what the keeper writes is lost on its way; what it says of itself is not. */
export class HoldingSocket extends BrowserSocket {
	static holds = false;

	override send(data: Uint8Array): void {
		if (!(HoldingSocket.holds && data[23] === 0)) super.send(data);
	}
}

/** The way to the relay. */
const door = () => ({ url: relay.url, WebSocket: BrowserSocket });

/** A keeper's side of a room. */
export async function keep(secrets: RoomSecrets): Promise<RelayKeeper> {
	const keeper = await RelayKeeper.open(door(), secrets);
	open.push(keeper);
	return keeper;
}

/** One who follows, and all that they were told. */
export async function follow(link: RelayLink) {
	const seen = {
		lines: [] as readonly string[],
		reachable: false,
		tiles: [] as (TileInHand | undefined)[],
		problems: [] as (RelayProblem | undefined)[]
	};
	const follower = await RelayFollower.open(door(), link, {
		onlines: (lines) => (seen.lines = lines),
		onreach: (reachable) => (seen.reachable = reachable),
		ontile: (tile) => seen.tiles.push(tile),
		onproblem: (problem) => seen.problems.push(problem)
	});
	open.push(follower);
	return { seen, follower };
}

/** Somebody in the room with any token and a document of their own. */
export async function intrude(secrets: RoomSecrets, token: Uint8Array) {
	const doc = new Y.Doc();
	const refused: WireProblem[] = [];
	const state = { synced: false, connected: false, drops: 0 };
	const wire = wireTo(
		doc,
		{ ...door(), room: await roomOf(await readTokenOf(secrets.write)), token },
		{
			onsynced: () => (state.synced = true),
			onstatus: (connected) => {
				if (state.connected && !connected) state.drops++;
				state.connected = connected;
			},
			onrefused: (why) => refused.push(why)
		}
	);
	open.push(wire);
	return { doc, wire, refused, state };
}

type Intruder = Awaited<ReturnType<typeof intrude>>;

/** Shows a state to a room, and waits until the relay has passed it on: the next one takes its place. */
export async function showTo(
	witness: Intruder,
	{ doc, wire }: Intruder,
	state: object
): Promise<void> {
	wire.awareness.setLocalState({ ...state });
	await within(() => {
		expect(witness.wire.awareness.getStates().get(doc.clientID)).toEqual(state);
	});
}

/** Waits until something is true. */
export const within = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 8_000 });
/** The lines of a game. */
export const LINES = linesOf(recordWith(12));
