import type { Rulings } from '../engine/rulings';

/** Ready-made sets of rulings. */
export const PRESET_IDS = ['today', '2000', 'box', 'first-game', 'tournament', 'official'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/**
 * The rulings in which each preset differs from the usual ones:
 * - 2000: the farm rule that counts from the cities (page, n. 15), and the small city (page, n. 6);
 * - box: Z-Man's booklet of 2013 for the Winter Edition: the players choose who starts, or the youngest does (book,
 *   game setup); a tie is settled by another game (book, p. 5), while other publishers share the victory or say
 *   nothing (page, n. 16);
 * - first game: no farmers (book, 2);
 * - tournament: our own, in no rulebook: the starting player is drawn, and loses a tie; no hints;
 * - official: the rules of the German championship, and of others that follow them (carcassonne-meisterschaft.de): two players,
 *   base game, farms by the third rule, a city of two tiles pays 4. The starting player is drawn, a tie is shared (half a win
 *   each in a Swiss round), and nobody helps. In a knock-out the player with the higher place begins and wins a tie: the
 *   ruling `starter`.
 */
export const PRESETS: Readonly<Record<PresetId, Rulings>> = {
	today: {},
	'2000': { farmRule: 'first', smallCity: '2' },
	box: { ties: 'again', starter: 'chosen' },
	'first-game': { farmers: 'off' },
	tournament: { ties: 'non-starter', starter: 'lot', aids: 'referee' },
	official: { starter: 'lot', aids: 'referee' }
};

/** The chess clock that comes with a preset. */
export const PRESET_CLOCKS: Partial<Record<PresetId, { minutes: number; increment: number }>> = {
	official: { minutes: 15, increment: 0 }
};
