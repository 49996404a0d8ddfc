import type { Names } from '../../words/expansion';
import { BIG_TOP_OBJECTIONS, BIG_TOP_RULINGS } from './rulings';

/** Everything of Under the Big Top that each language has words for. */
export const BIG_TOP_NAMES = {
	pieces: ['big-top', 'ringmaster'],
	printed: ['circus', 'acrobats'],
	marks: ['circus', 'acrobats'],
	sources: ['big-top', 'acrobats', 'ringmaster'],
	titles: ['big-top/shown', 'acrobats/scored', 'acrobats/end', 'ringmaster/scored'],
	verdicts: ['big-top/shown', 'acrobats/scored', 'acrobats/end', 'ringmaster/scored'],
	countables: ['big-top/followers', 'acrobats', 'ringmaster/shows'],
	fates: ['acrobats/scored'],
	objections: BIG_TOP_OBJECTIONS,
	events: ['big-top/shown', 'big-top/stood', 'acrobats/put', 'acrobats/stood', 'acrobats/scored'],
	questions: ['big-top/shown', 'acrobats/put', 'acrobats/scored'],
	offers: ['acrobats/put', 'acrobats/scored'],
	answers: ['big-top/shown/animal'],
	movesToTile: ['big-top'],
	markerHints: ['big-top'],
	rulings: BIG_TOP_RULINGS,
	topics: { 'big-top': ['big-top-audience', 'acrobats-pyramid', 'ringmaster-shows'] },
	rules: [
		'CIRCUS-1',
		'CIRCUS-2',
		'CIRCUS-3',
		'CIRCUS-4',
		'CIRCUS-5',
		'CIRCUS-6',
		'CIRCUS-7',
		'CIRCUS-8',
		'CIRCUS-9',
		'ACROBATS-1',
		'ACROBATS-2',
		'ACROBATS-3',
		'ACROBATS-4',
		'ACROBATS-5',
		'RINGMASTER-1',
		'RINGMASTER-2',
		'RINGMASTER-3'
	]
} as const satisfies Names;
