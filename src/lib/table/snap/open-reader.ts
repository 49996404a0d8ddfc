import weights from '../../snap/network/weights.bin?url';
import { openPhoto, type TableReader } from '../../snap/table-reader';

/** Opens a photo for reading, in a thread of its own. */
export const openReader = (pixels: () => ImageData | undefined): TableReader =>
	openPhoto(pixels, weights);
