/** Why a file isn't taken as a photo of a table. */
export type PhotoProblem = 'empty' | 'pdf' | 'heic' | 'too-large' | 'no-picture';

/**
 * Why a photo isn't read as a table: hardly any tile lies between its corners; nearly none of them is sure; the tiles
 * aren't those of the running game; or the device can't read it, for want of memory or of the network's weights.
 */
export type ReadingProblem = 'no-table' | 'unreadable' | 'other-table' | 'failed';
