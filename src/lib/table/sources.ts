import { ledgerOf, type Game } from '../engine/game';
import type { Settlement } from '../engine/ledger';

/** Where points can come from, as the summary of a game counts them. */
export const SOURCES = [
	'road',
	'city',
	'monastery',
	'unfinished',
	'farm',
	'barn',
	'gingerbread',
	'found',
	'hand'
] as const;
export type Source = (typeof SOURCES)[number];

/** True when a settlement pays for fields, or for cities by the fields around them. */
export const isFarm = ({ occasion, kind }: Settlement): boolean =>
	occasion === 'farm' || kind === 'field';

function sourceOf(settlement: Settlement): Source {
	const { occasion, kind } = settlement;
	if (kind === 'hand') return occasion === 'hand/found' ? 'found' : 'hand';
	if (occasion.startsWith('gingerbread/')) return 'gingerbread';
	if (occasion === 'unfinished') return 'unfinished';
	if (occasion === 'barn/end') return 'barn';
	return isFarm(settlement) || kind === 'field' ? 'farm' : kind;
}

/** The sources that a game can have, by what is played; points that no feature paid only where there are some. */
export function sourcesOf(game: Game): readonly Source[] {
	const { pieces, modules } = game.rules;
	const paid = new Set(ledgerOf(game).map(sourceOf));
	return SOURCES.filter((source) => {
		if (source === 'barn') return 'barn' in pieces;
		if (source === 'found' || source === 'hand') return paid.has(source);
		return source !== 'gingerbread' || modules.has('gingerbread');
	});
}

/** Each player's points by source. */
export function pointsBySource(game: Game): readonly Readonly<Record<Source, number>>[] {
	const sums = Array.from({ length: game.players }, nothing);
	for (const settlement of ledgerOf(game))
		for (const { player, points } of settlement.awards) {
			const mine = sums[player];
			if (mine) mine[sourceOf(settlement)] += points;
		}
	return sums;
}

const nothing = (): Record<Source, number> => ({
	road: 0,
	city: 0,
	monastery: 0,
	unfinished: 0,
	farm: 0,
	barn: 0,
	gingerbread: 0,
	found: 0,
	hand: 0
});
