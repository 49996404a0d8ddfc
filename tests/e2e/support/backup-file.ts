import { gameId, type GameId } from '../../../src/lib/record';
import type { Backup } from '../../../src/lib/record/backup';
import { photoId, type Photo } from '../../../src/lib/record/evening';
import { backupFile } from '../../../src/lib/share/backup';
import { seededRandom } from '../../tools/games/seeded-random';
import { recorded, recordOf } from '../table/support/games';

const game = recorded('base', 'base-141');

/** Bytes of a stand-in for a photo: as many as a real one has, and no more compressible. */
const PHOTO_BYTES = 300_000;

function photoOf(id: GameId, n: number): Photo {
	const random = seededRandom(n);
	const bytes = Uint8Array.from({ length: PHOTO_BYTES }, () => random.below(256));
	const picture = new Blob([bytes], { type: 'image/webp' });
	const fields = { id: photoId(`photo-${String(n)}`), at: n, width: 1_600, height: 1_200 };
	return { ...fields, game: id, picture, thumbnail: picture.slice(0, 9_000, 'image/webp') };
}

/** A backup of this many games as a file to choose, with so many photos of each. */
export async function backupOf(games: number, turns = 4, photos = 0) {
	const ids = Array.from({ length: games }, (_, n) => gameId(`game-${String(n)}`));
	const backup: Backup = {
		made: Date.UTC(2026, 10, 20),
		games: ids.map((id) => recordOf(game, turns, id)),
		unread: [],
		told: [],
		people: [],
		evenings: [],
		photos: ids.flatMap((id, n) =>
			Array.from({ length: photos }, (_, photo) => photoOf(id, n * photos + photo))
		)
	};
	const file = await backupFile(backup);
	const buffer = Buffer.from(await file.arrayBuffer());
	return { name: file.name, mimeType: file.type, buffer };
}
