import { fail, type Result } from '../engine/result';
import { makeGameFile, parseGameFile, type FileProblem, type GameRecord } from '../record';
import { packed, unpacked } from './gzip';

const MOST = 5_000_000;

/** A whole game as a few bytes. */
export const packGame = (record: GameRecord): Promise<Uint8Array<ArrayBuffer>> =>
	packed(new TextEncoder().encode(makeGameFile(record)), 'gzip');

/** The game in packed bytes, judged as a game file is. Never throws. */
export async function unpackGame(bytes: Uint8Array): Promise<Result<GameRecord, FileProblem>> {
	const unzipped = await unpacked(new Uint8Array(bytes), 'gzip', MOST);
	if (!unzipped.ok) return fail({ code: 'damaged' });
	return parseGameFile(new TextDecoder().decode(unzipped.value));
}
