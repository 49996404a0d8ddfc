import type { Backup } from '../../../src/lib/record/backup';
import { backupFile } from '../../../src/lib/share/backup';
import { recorded, recordOf } from '../table/support/games';

const game = recorded('base', 'base-141');

/** A backup of this many games as a file to choose. */
export async function backupOf(games: number, turns = 4) {
	const backup: Backup = {
		made: Date.UTC(2026, 10, 20),
		games: Array.from({ length: games }, (_, n) => recordOf(game, turns, `game-${String(n)}`)),
		unread: [],
		told: [],
		people: [],
		evenings: [],
		photos: []
	};
	const file = await backupFile(backup);
	const buffer = Buffer.from(await file.arrayBuffer());
	return { name: file.name, mimeType: file.type, buffer };
}
