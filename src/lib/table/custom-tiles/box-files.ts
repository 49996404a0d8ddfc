import type { Result } from '../../engine/result';
import {
	makeBoxFile,
	MAX_BOX_FILE,
	readBoxFile,
	type BoxFileProblem
} from '../../custom-tiles/stored-boxes';
import type { CustomBox } from '../../custom-tiles/tile';
import { download, fileNamePart } from '../sharing/send';

/** Downloads a box as a file that others open. */
export function downloadBox(box: CustomBox): void {
	const file = new Blob([makeBoxFile(box)], { type: 'application/json' });
	download(file, `tilekeep-box-${fileNamePart(box.name)}.json`);
}

/** The box in a file that somebody chose. */
export async function boxIn(file: File): Promise<Result<CustomBox, BoxFileProblem>> {
	// A large file is no box, and isn't read in whole.
	return readBoxFile(await file.slice(0, 4 * MAX_BOX_FILE).text());
}
