import { loadReader } from '../snap/load-reader';
import type { Reader } from '../snap/read-table';
import { findBoard } from './find-board';
import { Watcher } from './watcher';
import type { KnownTable } from './watching';
import type { WatchReply, WatchRequest } from './worker-messages';

/* Follows a table in a thread of its own. It answers one request after another. */

/** How long to wait before weights that couldn't be loaded are asked for again, in milliseconds. */
const PAUSE = 5000;

let weights: string | undefined;
/** Also undefined if loading has failed and is to be tried again. */
let reader: Promise<Reader> | undefined;
let table: KnownTable | undefined;
let watcher: Watcher | undefined;

const send = (reply: WatchReply): void => {
	postMessage(reply);
};

/** Loads the network that reads pictures. If that fails, it can be tried again after a while. */
function load(address: string): Promise<Reader> {
	const loading = loadReader(address);
	loading.catch(() => {
		setTimeout(() => (reader = undefined), PAUSE);
	});
	return loading;
}

async function answer(request: WatchRequest): Promise<void> {
	if (request.type === 'open') {
		({ weights } = request);
		reader = load(weights);
	} else if (request.type === 'table') {
		({ table } = request);
		watcher?.setTable(table);
	} else if (request.type === 'refuse') watcher?.refuse(request.spot);
	else await look(request);
}

async function look(
	request: Exclude<WatchRequest, { type: 'open' | 'table' | 'refuse' }>
): Promise<void> {
	if (weights === undefined || !table) throw new Error('There is nothing to look for yet.');
	const network = await (reader ??= load(weights));
	if (request.type === 'view') {
		if (watcher) watcher.setView(request.view);
		else watcher = new Watcher(network, request.view, table);
	} else if (request.type === 'find') {
		const found = findBoard(request.picture, request.corners, table, network);
		send({ type: 'found', found, number: request.number });
	} else {
		if (!watcher) throw new Error('Nobody knows yet where the board lies.');
		const sight = watcher.see(request.frame);
		send({ type: 'seen', seen: { sight, view: watcher.view }, number: request.number });
	}
}

/** The requests before: the next one waits for them. */
let before: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<WatchRequest>) => {
	before = before
		.then(() => answer(data))
		.catch(() => {
			if ('number' in data) send({ type: 'failed', number: data.number });
		});
});
