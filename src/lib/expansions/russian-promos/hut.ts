import { tilesAround } from '../../engine/board';
import type { Feature } from '../../engine/feature';
import type { Game } from '../../engine/game';
import type { Countable } from '../../engine/ledger';
import type { Payment, RuleModule, TariffChange } from '../../engine/module';

/** An empty spot around the hut, as sums name it. */
const EMPTY: Countable = 'hut/empty';
const RATES = { tiles: 1 };

/** Baba Yaga’s hut: it pays for its own tile, and at the end for each empty spot around. */
export const hut: RuleModule = {
	id: 'hut',
	codes: { countables: [EMPTY] },
	claimed: ['hut'],
	scoring: {
		hut: {
			order: 320,
			completed: { rule: 'RUSSIAN-4', rates: RATES },
			unfinished: { rule: 'RUSSIAN-3', rates: RATES }
		}
	},
	leftOut: ({ board }, { kind, first }) => (kind === 'hut' ? tilesAround(board, first.tile) : []),
	tariff
};

function tariff({ game, feature }: Payment): TariffChange | undefined {
	if (feature.kind !== 'hut') return undefined;
	return {
		rule: 'RUSSIAN-3',
		adds: { [EMPTY]: 1 },
		counts: { [EMPTY]: emptyAround(game, feature) }
	};
}

/** How many of the eight spots around have no tile. */
const emptyAround = ({ board }: Game, { first }: Feature): number =>
	8 - tilesAround(board, first.tile).length;
