import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import '../tools/games/all-expansions';
import { linesOf } from '../../src/lib/follow/lines';
import { RelayFollower } from '../../src/lib/follow/relay/follower';
import { linksTo, newRoom, RelayKeeper } from '../../src/lib/follow/relay/keeper';
import { recorded, recordOf } from '../e2e/table/support/games';
import { BUSY, busiest } from './relay-load';

/*
 * What a relay bears: `npm run bench:relay`. The real relay in a process of its own, and tables with their followers in this one,
 * each with its seals and signatures. In the middle of it the relay is killed and started again.
 * From the environment: TABLES (100), FOLLOWERS (4), SECONDS (30), RELAYS (addresses of relays that run already).
 */

const TABLES = Number(process.env['TABLES'] ?? 100);
const FOLLOWERS = Number(process.env['FOLLOWERS'] ?? 4);
const SECONDS = Number(process.env['SECONDS'] ?? 30);
/** How often each table enters something, in ms: a busy table needs half a minute for a turn. */
const EVERY = 5_000;
const PORT = 4190;

const running = process.env['RELAYS']?.split(',');
const relays = running ?? [`ws://127.0.0.1:${String(PORT)}/relay`];
const urlOf = (index: number): string => relays[index % relays.length] ?? '';

const played = recorded('base', 'base-141');
const lines = linesOf(recordOf(played, played.turns.length, 'bench'));

let relay: ChildProcess | undefined;
async function start(): Promise<void> {
	if (running) return;
	relay = fork('src/serve/relay/main.ts', {
		execArgv: ['--import', 'tsx'],
		env: { ...process.env, PORT: String(PORT), BASE_PATH: '' },
		stdio: ['ignore', 'pipe', 'ignore', 'ipc']
	});
	if (relay.stdout) await once(relay.stdout, 'data');
}

/** The relay's rooms, connections and memory in bytes. */
async function load(): Promise<Record<'rooms' | 'connections' | 'rss', number> | undefined> {
	if (!relay) return undefined;
	const answer = once(relay, 'message');
	relay.send('load');
	const [said] = (await answer) as [Record<'rooms' | 'connections' | 'rss', number>];
	return said;
}

const say = (what: string, at = load()): Promise<void> =>
	at.then((now) => {
		const memory = now ? `${String(Math.round(now.rss / 2 ** 20))} MB` : 'not asked';
		const rooms = now ? `${String(now.rooms)} rooms, ${String(now.connections)} connections` : '';
		console.log(`${what}: memory ${memory} ${rooms}`);
	});

interface Table {
	readonly keeper: RelayKeeper;
	count: number;
	/** When each number of lines was shown by the keeper, in ms. */
	readonly shownAt: Map<number, number>;
	/** How many lines each follower has. */
	readonly have: number[];
}

const delays: number[] = [];
let measuring = true;

async function table(index: number): Promise<Table> {
	const room = await newRoom();
	const keeper = await RelayKeeper.open({ url: urlOf(index), WebSocket }, room);
	const made: Table = { keeper, count: 20, shownAt: new Map(), have: [] };
	keeper.show(lines.slice(0, made.count));
	const { watch } = await linksTo(room);
	for (let n = 0; n < FOLLOWERS; n++) {
		made.have[n] = 0;
		await RelayFollower.open({ url: urlOf(index + n + 1), WebSocket }, watch, {
			onlines: (seen) => {
				made.have[n] = seen.length;
				const at = made.shownAt.get(seen.length);
				if (at !== undefined && measuring) delays.push(performance.now() - at);
			},
			onreach: () => undefined,
			ontile: () => undefined,
			onproblem: (problem) => {
				if (problem) console.log(`Table ${String(index)}: ${problem}`);
			}
		});
	}
	return made;
}

function enter(one: Table): void {
	one.count = Math.min(lines.length, one.count + 1);
	one.shownAt.set(one.count, performance.now());
	one.keeper.show(lines.slice(0, one.count));
}

const behind = (): number =>
	tables.flatMap(({ have, count }) => have.filter((has) => has < count)).length;
async function untilAllHave(): Promise<number> {
	const begun = performance.now();
	while (behind() > 0 && performance.now() - begun < 60_000) await wait(20);
	if (behind() > 0) console.log(`${String(behind())} followers are behind.`);
	return performance.now() - begun;
}

async function play(seconds: number): Promise<void> {
	const timers = tables.map((one, index) =>
		wait((index / TABLES) * EVERY).then(async () => {
			for (let at = 0; at < seconds * 1_000; at += EVERY) {
				enter(one);
				await wait(EVERY);
			}
		})
	);
	await Promise.all(timers);
}

const quantile = (share: number): string => {
	const sorted = delays.toSorted((a, b) => a - b);
	return (sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(1);
};

await start();
await say('Empty');
const tables: Table[] = [];
for (let index = 0; index < TABLES; index++) tables.push(await table(index));
console.log(`All follow after ${(await untilAllHave()).toFixed(0)} ms more.`);
await say(`${String(TABLES)} tables with ${String(FOLLOWERS)} followers each`);

const busy = busiest();
await play(SECONDS);
await untilAllHave();
await say(`After ${String(SECONDS)} s with an entry each ${String(EVERY / 1_000)} s at each table`);
console.log(
	`From the keeper to ${String(delays.length)} times a follower's verified line: median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, most ${quantile(1)} ms. ${BUSY}: ${busy()}.`
);

if (relay) {
	measuring = false;
	const gone = once(relay, 'exit');
	relay.kill('SIGKILL');
	await gone;
	for (const one of tables) enter(one);
	await wait(2_000);
	await start();
	const begun = performance.now();
	await untilAllHave();
	console.log(
		`The relay was killed, each table went on, and it was started: all had everything ${(performance.now() - begun).toFixed(0)} ms later.`
	);
	await say('Filled again');
}
const failed = behind() > 0 || Number(quantile(0.95)) > 250;
relay?.kill();
process.exit(failed ? 1 : 0);
