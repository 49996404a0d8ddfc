import { BASE_PATH } from '../../svelte.config.js';
import { privateAddresses } from './lan/addresses';
import { instructions } from './lan/instructions';
import { trustFor } from './lan/kept';
import { shareAt } from './lan/share';
import type { Relay } from './relay/relay';
import { serve } from './serve';

/*
 * The last part of `npm start`: serves the built app. `npm start -- --lan` serves it in the local network instead, for phones.
 * With `--relay` there is a relay at the same address.
 */

const port = Number(process.env['PORT'] ?? 4173);

/** The relay of this server, if one is wanted. */
async function wantedRelay(): Promise<() => Relay | undefined> {
	if (!process.argv.includes('--relay')) return () => undefined;
	const { Relay: RelayClass } = await import('./relay/relay');
	const opened = new RelayClass();
	return () => opened;
}
const relay = await wantedRelay();

async function onThisMachine(): Promise<void> {
	const { url } = await serve('build', { port, base: BASE_PATH, relay });
	console.log(`Tilekeep is at ${url}`);
}

async function inLocalNetwork(): Promise<void> {
	const [address, ...others] = privateAddresses();
	if (address === undefined) throw new Error('This computer is in no local network.');
	const trust = await trustFor([address, ...others]);
	const share = (at: string) => shareAt(at, trust, { port, base: BASE_PATH, relay });
	const doors = [await share(address), ...(await Promise.all(others.map(share)))] as const;
	console.log(instructions(doors, trust.authority.certificate));
}

const isTaken = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

function sorry(error: unknown): never {
	const why = error instanceof Error ? error.message : String(error);
	console.error(
		isTaken(error)
			? `Port ${String(port)} or the next one is taken, perhaps by another Tilekeep. Stop that, or choose: PORT=5000 npm start`
			: why
	);
	process.exit(1);
}

await (process.argv.includes('--lan') ? inLocalNetwork() : onThisMachine()).catch(sorry);
