import type { Rulings } from '../engine/rulings';

/** Ready-made sets of rulings. */
export const PRESET_IDS = ['today', '2000', 'box', 'first-game', 'tournament'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/**
 * The rulings in which each preset differs from the usual ones:
 * - 2000: the farm rule that counts from the cities (page, n. 15), and the small city (page, n. 6);
 * - box: Z-Man's booklet of 2013 for the Winter Edition: the players choose who starts, or the youngest does (book,
 *   game setup); a tie is settled by another game (book, p. 5), where other publishers share the victory or say
 *   nothing (page, n. 16);
 * - first game: no farmers (book, 2);
 * - tournament: our own, in no rulebook: the starting player is drawn, and loses a tie; no hints.
 */
export const PRESETS: Readonly<Record<PresetId, Rulings>> = {
	today: {},
	'2000': { farmRule: 'first', smallCity: '2' },
	box: { ties: 'again', starter: 'chosen' },
	'first-game': { farmers: 'off' },
	tournament: { ties: 'non-starter', starter: 'lot', aids: 'referee' }
};
