import { BASE_PATH } from '../../svelte.config.js';
import { privateAddresses } from './lan/addresses';
import { instructions } from './lan/instructions';
import { trustFor } from './lan/kept';
import { shareAt } from './lan/share';
import { serve } from './serve';

/*
 * The last part of `npm start`: serves the built app. `npm start -- --lan` serves it in the local network instead, for phones.
 */

const port = Number(process.env['PORT'] ?? 4173);

async function onThisMachine(): Promise<void> {
	const { url } = await serve('build', { port, base: BASE_PATH });
	console.log(`Tilekeep is at ${url}`);
}

async function inLocalNetwork(): Promise<void> {
	const [address, ...others] = privateAddresses();
	if (address === undefined) throw new Error('This computer is in no local network.');
	const trust = await trustFor([address, ...others]);
	const share = (at: string) => shareAt(at, trust, { port, base: BASE_PATH });
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
