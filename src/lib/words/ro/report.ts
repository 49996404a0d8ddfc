import type { Settlement } from '../../engine/ledger';
import type { Source } from '../../record';
import { common } from './common';
import { final } from './final';
import { counted, row, span, formatDate } from './format';
import { home } from './home';
import { scoring } from './scoring';

const MINUTE = 60_000;

/** A duration in ms to the minute: „1 oră 12 min.”, „48 min.”; as plain text, without narrow spaces. */
const inMinutes = (ms: number): string =>
	span(Math.round(ms / MINUTE) * MINUTE).replaceAll('\u00a0', ' ');

/** Points of one source. */
interface SourcePoints {
	readonly source: Source;
	readonly points: number;
}

/** Words of a game as plain text and as tables. */
export const report = {
	title: (box: string, expansions: readonly string[]): string =>
		`Carcassonne · ${home.played(box, expansions).replaceAll('\u00a0', ' ')}`,
	/** „21 noiembrie 2026 · 72 de cartonașe · 1 oră 12 min.”; without a duration if it is unknown. */
	facts: (time: number, tiles: number, ms: number): string =>
		[
			formatDate(new Date(time)),
			counted(tiles, 'cartonaș', 'cartonașe'),
			...(ms >= MINUTE ? [inMinutes(ms)] : [])
		].join(' · '),
	soFar: 'Joc în curs:',
	player: (
		rank: number,
		name: string,
		points: number,
		sources: readonly SourcePoints[]
	): string => {
		const each = sources.map((one) => `${final.source(one.source)} ${scoring.plain(one.points)}`);
		const from = each.length > 0 ? ` (${row(each)})` : '';
		return `${String(rank)}. ${name} ${scoring.plain(points)}${from}`;
	},
	largest: (name: string, points: number, settlement: Settlement): string =>
		`Cele mai multe puncte odată: ${name} +${String(points)}, ${scoring.title(settlement)}`,
	countedWith: `Scor ținut cu ${common.app}`,
	comments: (box: string, expansions: readonly string[], rules: string): string =>
		[home.played(box, expansions).replaceAll('\u00a0', ' '), rules, report.countedWith]
			.filter((part) => part !== '')
			.join('. '),

	scoreColumns: ['Loc', 'Jucător', 'Culoare', 'Puncte'],
	awardColumns: [
		'Cartonaș',
		'Ora',
		'Jucător',
		'Puncte',
		'Categorie',
		'Ce',
		'De ce',
		'Cartonașe',
		'Blazoane',
		'Orașe',
		'Coloană',
		'Rând',
		'Regulă'
	],
	scoresFile: 'scoruri',
	awardsFile: 'evaluari'
};
