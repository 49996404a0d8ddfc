import type { GameId } from '../record';
import { readSummary } from '../record/summary';
import { changeGame } from './game-rows';
import type { Connection } from './connection';
import { readGame } from './game-log';

/** Summaries per transaction: few enough for others not to notice the wait. */
const AT_ONCE = 20;

/** Rebuilds summaries from the logs; returns the games whose summary couldn't be built or stored. */
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

/** True if the new summary is valid. An invalid one isn't stored. */
async function rebuildSummary({ db }: Connection, id: GameId): Promise<boolean> {
	const found = await readGame(db, id);
	if (!found.ok || !found.value) return false;
	const { record, summary } = found.value;
	if (!readSummary(record.header, summary)) return false;
	await changeGame(db, id, { summary });
	return true;
}
