import weights from '../../snap/network/weights.bin?url';
import { openPhoto, type TableReader } from '../../snap/table-reader';

/** Opens the pixels of a photo for reading, in a thread of its own. */
export const openReader = (photo: ImageData): TableReader => openPhoto(photo, weights);
