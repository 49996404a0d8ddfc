import type { Names } from '../../words/expansion';
import { TUNNEL_RULINGS } from './rulings';

const TOKENS = ['tunnel-circle', 'tunnel-square', 'tunnel-triangle'] as const;
const LAID = ['tunnel/laid-circle', 'tunnel/laid-square', 'tunnel/laid-triangle'] as const;

/** Everything of The Tunnel that each language has words for. */
export const TUNNEL_NAMES = {
	pieces: TOKENS,
	printed: ['tunnel-hill'],
	marks: ['tunnel-hill'],
	titles: ['tunnel/laid'],
	countables: TOKENS,
	events: [...LAID, 'tunnel/found'],
	questions: LAID,
	offers: LAID,
	links: TOKENS,
	notes: ['tunnel/open'],
	rulings: TUNNEL_RULINGS,
	topics: { tunnel: ['tunnel-joins', 'tunnel-open'] },
	rules: [
		'TUNNEL-1',
		'TUNNEL-2',
		'TUNNEL-3',
		'TUNNEL-4',
		'TUNNEL-5',
		'TUNNEL-6',
		'TUNNEL-7',
		'TUNNEL-8',
		'TUNNEL-9',
		'TUNNEL-10'
	]
} as const satisfies Names;
