import type { Rulings } from '../engine/rulings';

/** Whole sets of rules that a table can take as they are. */
export const PRESET_IDS = ['today', '2000', 'box', 'first-game', 'tournament'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/**
 * What differs from today, by set; every other question is answered as today:
 * - 2000: the farm rule which looks from the cities (page, n. 15) and the small city (page, n. 6);
 * - box: Z-Man's booklet of 2013 for the Winter Edition lets the players choose who starts, or the youngest begin (book,
 *   game setup), and a tie is settled by another game (book, p. 5), where other publishers share the victory or say nothing
 *   (page, n. 16);
 * - first game: no farmers (book, 2);
 * - tournament: our own set, in no rulebook: the starter is drawn, and the tied player who started loses.
 */
export const PRESETS: Readonly<Record<PresetId, Rulings>> = {
	today: {},
	'2000': { farmRule: 'first', smallCity: '2' },
	box: { ties: 'again', starter: 'chosen' },
	'first-game': { farmers: 'off' },
	tournament: { ties: 'non-starter', starter: 'lot', aids: 'referee' }
};
