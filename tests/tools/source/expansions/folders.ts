import { OTHER_TILES } from '../../../../src/lib/expansions/other-tiles';

/** The name of the folder of an expansion: its id, but for the boxes with tiles alone, which share one. */
export const folderOf = (id: string): string =>
	OTHER_TILES.some((one) => one.id === id) ? 'other-tiles' : id;
