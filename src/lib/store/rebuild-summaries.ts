import type { GameId } from '../record';
import { readSummary } from '../record/summary';
import { changeGame } from './game-rows';
import type { Connection } from './connection';
import { readGame } from './game-log';

/** How many summaries are made anew in one transaction: who waits for the database meanwhile doesn't notice. */
const AT_ONCE = 20;

/**
 * Makes summaries anew from the logs.
 * @returns the games whose summary couldn't be made or stored
 */
export async function rebuildSummaries(
	connection: Connection,
	ids: readonly GameId[]
): Promise<readonly GameId[]> {
	const failed: GameId[] = [];
	for (let start = 0; start < ids.length; start += AT_ONCE) {
		const some = ids.slice(start, start + AT_ONCE);
		const written = await connection.write(() => rebuildBatch(connection, some));
		if (!written.ok) return [...failed, ...ids.slice(start)];
		failed.push(...written.value);
	}
	return failed;
}

async function rebuildBatch(
	connection: Connection,
	ids: readonly GameId[]
): Promise<readonly GameId[]> {
	const failed: GameId[] = [];
	for (const id of ids) if (!(await rebuildSummary(connection, id))) failed.push(id);
	return failed;
}

/** True when the summary is a sound one now: one that no list could read is not worth storing. */
async function rebuildSummary({ db }: Connection, id: GameId): Promise<boolean> {
	const found = await readGame(db, id);
	if (!found.ok || !found.value) return false;
	const { record, summary } = found.value;
	if (!readSummary(record.header, summary)) return false;
	await changeGame(db, id, { summary });
	return true;
}
