import type { BoardPictures } from '../../src/lib/ui/library/board-pictures';

/** Pictures of boards that never come. */
export const NO_PICTURES: BoardPictures = {
	landOf: () => 'summer',
	urlOf: () => undefined,
	watch: () => () => undefined
};
