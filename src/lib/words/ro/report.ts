import type { Settlement } from '../../engine/ledger';
import type { Source } from '../../record';
import { common } from './common';
import { final } from './final';
import { counted, row } from './format';
import { home } from './home';
import { scoring } from './scoring';
import { formatDate } from './time';

const HOUR = 60;

/** A duration in ms: „1 h 12 min”, „48 min”. */
function span(ms: number): string {
	const minutes = Math.max(1, Math.round(ms / 60_000));
	const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
	if (hours === 0) return `${String(rest)} min`;
	return rest === 0 ? `${String(hours)} h` : `${String(hours)} h ${String(rest)} min`;
}

/** Points of one source. */
interface SourcePoints {
	readonly source: Source;
	readonly points: number;
}

/** Words of a game as plain text and as tables. */
export const report = {
	title: (box: string, expansions: readonly string[]): string =>
		`Carcassonne · ${home.played(box, expansions).replaceAll('\u00a0', ' ')}`,
	/** „21 noiembrie 2026 · 72 de cartonașe · 1 h 12 min”; without a duration if it is unknown. */
	facts: (time: number, tiles: number, ms: number): string =>
		[
			formatDate(new Date(time)),
			counted(tiles, 'cartonaș', 'cartonașe'),
			...(ms >= 60_000 ? [span(ms)] : [])
		].join(' · '),
	soFar: 'Încă în joc:',
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
	largest: (name: string, points: number, { occasion, kind }: Settlement): string =>
		`Cel mai mare punctaj: ${name} +${String(points)}, ${scoring.title(occasion, kind)}`,
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
		'Sursă',
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
	awardsFile: 'punctaje'
};
