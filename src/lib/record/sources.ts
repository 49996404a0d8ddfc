import { tileAt, type Board } from '../engine/board';
import { ledgerOf, type Game } from '../engine/game';
import type { Settlement } from '../engine/ledger';
import type { Place } from '../engine/spot';
import { SOURCES, type Points, type Source } from './source';

/** True when a settlement pays for fields, or for cities by the fields around them. */
export const isFarm = ({ occasion, kind }: Settlement): boolean =>
	occasion === 'farm' || kind === 'field';

/** Where the points of a settlement come from. */
export function sourceOf(board: Board, settlement: Settlement): Source {
	const { occasion, kind } = settlement;
	if (kind === 'manual') return occasion === 'manual/found' ? 'found' : 'hand';
	if (occasion.startsWith('gingerbread/')) return 'gingerbread';
	if (occasion === 'unfinished') return 'unfinished';
	if (occasion === 'barn/end') return 'barn';
	if (isFarm(settlement) || kind === 'field') return 'farm';
	return kind === 'monastery' && isAbbey(board, settlement.at) ? 'abbey' : kind;
}

/** An abbey is a monastery that closes what lies beside it: it has sides. */
function isAbbey(board: Board, at: Place): boolean {
	const segment = tileAt(board, at)?.type.segments[at.segment];
	return segment?.kind === 'monastery' && segment.sides.length > 0;
}

/** The sources that a game can have, by what is played; points that no feature paid only where there are some. */
export function sourcesOf(game: Game): readonly Source[] {
	const { pieces, modules, stock } = game.rules;
	const paid = new Set(ledgerOf(game).map((settlement) => sourceOf(game.board, settlement)));
	return SOURCES.filter((source) => {
		if (source === 'barn') return 'barn' in pieces;
		if (source === 'abbey') return stock.size > 0;
		if (source === 'found' || source === 'hand') return paid.has(source);
		return source !== 'gingerbread' || modules.has('gingerbread');
	});
}

/** Each player's points by source, those that brought nothing left out. Their sums are the scores. */
export function pointsBySource(game: Game): readonly Points[] {
	const sums = Array.from({ length: game.players }, (): Partial<Record<Source, number>> => ({}));
	for (const settlement of ledgerOf(game))
		for (const { player, points } of settlement.awards) {
			const mine = sums[player];
			const source = sourceOf(game.board, settlement);
			if (mine && points !== 0) mine[source] = (mine[source] ?? 0) + points;
		}
	return sums;
}
