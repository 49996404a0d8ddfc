import type { Game } from '../../engine/game';
import type { HandSettlement, RuleId } from '../../engine/ledger';
import type { Corrected, Correction } from './events';
import { buysTiles } from './rulings';

const RULES: Readonly<Record<Correction, RuleId>> = {
	mistake: 'HAND-1',
	bought: 'HAND-2',
	found: 'HAND-3'
};

/** Points by hand: an award for each player whom they change. */
export const settleByHand = (game: Game, event: Corrected): HandSettlement => ({
	stage: 'after',
	occasion: `hand/${event.why}`,
	rule: RULES[event.why],
	rulings: event.why === 'bought' && buysTiles(game.rules.rulings) ? ['buying'] : [],
	kind: 'hand',
	reason: event.reason.trim(),
	tiles: [],
	pennants: [],
	cities: [],
	compared: [],
	awards: event.changes
		.filter(({ points }) => points !== 0)
		.map(({ player, points }) => ({ player, points, lines: [] })),
	home: []
});
