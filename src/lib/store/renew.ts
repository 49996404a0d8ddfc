import type { GameId } from '../record';
import { changeGame } from './changing';
import type { Connection } from './connection';
import { readGame } from './writing';

/** How many summaries are made anew in one transaction: who waits for the database meanwhile doesn't notice. */
const AT_ONCE = 20;

/** Makes summaries anew from the logs, where these can be read. What fails today is tried when the app starts again. */
export async function renew(connection: Connection, ids: readonly GameId[]): Promise<void> {
	for (let start = 0; start < ids.length; start += AT_ONCE) {
		const some = ids.slice(start, start + AT_ONCE);
		const written = await connection.write(async () => {
			for (const id of some) await renewOne(connection, id);
		});
		if (!written.ok) return;
	}
}

async function renewOne({ db }: Connection, id: GameId): Promise<void> {
	const found = await readGame(db, id);
	if (found.ok && found.value) await changeGame(db, id, { summary: found.value.summary });
}
