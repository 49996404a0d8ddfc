import type { BoardPictures } from '../../src/lib/ui/library/game-card';

/** Pictures of boards that never come. */
export const NO_PICTURES: BoardPictures = {
	landOf: () => 'summer',
	urlOf: () => undefined,
	watch: () => () => undefined
};
