import { loadRulesFor, type GameId } from '../record';
import { readHeaderShape } from '../record/header-shape';
import { readSummary } from '../record/summary';
import { changeGame } from './game-rows';
import type { Connection } from './connection';
import { readLog } from './game-log';
import { readRow } from './read-rows';
import { storedGameFrom } from './rows';

/** Summaries per transaction: few enough that others don't notice the wait. */
const AT_ONCE = 20;

/** Rebuilds summaries from the logs; returns the games whose summary couldn't be built or stored. */
export async function rebuildSummaries(
	connection: Connection,
	ids: readonly GameId[]
): Promise<readonly GameId[]> {
	const failed: GameId[] = [];
	for (let start = 0; start < ids.length; start += AT_ONCE) {
		const some = ids.slice(start, start + AT_ONCE);
		await loadRules(connection, some);
		const written = await connection.write(() => rebuildBatch(connection, some));
		if (!written.ok) return [...failed, ...ids.slice(start)];
		failed.push(...written.value);
	}
	return failed;
}

/** Loads the rules by which these games are replayed: a transaction wouldn't wait for that. */
async function loadRules(connection: Connection, ids: readonly GameId[]): Promise<void> {
	const rows = await connection.read(() =>
		Promise.all(ids.map((id) => readRow(connection.db.games, id)))
	);
	if (rows.ok) await loadRulesFor(...rows.value.map((row) => readHeaderShape(row?.header)));
}

async function rebuildBatch(
	connection: Connection,
	ids: readonly GameId[]
): Promise<readonly GameId[]> {
	const failed: GameId[] = [];
	for (const id of ids) if (!(await rebuildSummary(connection, id))) failed.push(id);
	return failed;
}

/** Returns true if the new summary is valid. An invalid one isn't stored. */
async function rebuildSummary({ db }: Connection, id: GameId): Promise<boolean> {
	const log = await readLog(db, id);
	const found = log.ok && log.value && storedGameFrom(log.value);
	if (!found || !found.ok) return false;
	const { record, summary } = found.value;
	if (!readSummary(record.header, summary)) return false;
	await changeGame(db, id, { summary });
	return true;
}
