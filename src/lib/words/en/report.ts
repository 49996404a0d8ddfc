import type { Settlement } from '../../engine/ledger';
import type { Source } from '../../record';
import { common } from './common';
import { final } from './final';
import { home } from './home';
import { scoring } from './scoring';
import { formatDate, counted, row } from './format';
import { part } from '../parts';

const HOUR = 60;

/** A duration in ms: “1 hr 12 min”, “48 min”. */
function span(ms: number): string {
	const minutes = Math.max(1, Math.round(ms / 60_000));
	const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
	if (hours === 0) return `${String(rest)} min`;
	return rest === 0 ? `${String(hours)} hr` : `${String(hours)} hr ${String(rest)} min`;
}

const many = (n: number): string => counted(n, 'tile', 'tiles');

/** Points of one source. */
interface SourcePoints {
	readonly source: Source;
	readonly points: number;
}

/** Words of a game as plain text and as tables. */
export const report = {
	title: (box: string, expansions: readonly string[]): string =>
		`Carcassonne · ${home.played(box, expansions).replaceAll('\u00a0', ' ')}`,
	/** “21 November 2026 · 72 tiles · 1 hr 12 min”; without a duration if it is unknown. */
	facts: (time: number, tiles: number, ms: number): string =>
		[formatDate(new Date(time)), many(tiles), ...(ms >= 60_000 ? [span(ms)] : [])].join(' · '),
	soFar: 'Still in progress:',
	/** “1. Ana 94 (Cities 40, Roads 22)”. */
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
		`Largest award: ${name} +${String(points)}, ${scoring.title(settlement)}`,
	countedWith: `Scored with ${common.app}`,
	/** For BG Stats, which has no other field for the rules. */
	comments: (box: string, expansions: readonly string[], rules: string): string =>
		[home.played(box, expansions).replaceAll('\u00a0', ' '), rules, report.countedWith]
			.filter((part) => part !== '')
			.join('. '),

	scoreColumns: ['Place', 'Player', 'Colour', 'Points'],
	awardColumns: [
		'Tile',
		'Time',
		'Player',
		'Points',
		'Source',
		'What',
		'Why',
		'Tiles',
		'Pennants',
		'Cities',
		'Column',
		'Row',
		'Rule'
	],
	/** File names of the tables, without the extension. */
	scoresFile: 'scores',
	awardsFile: 'awards'
};

/** The same in the language that is spoken. */
export const reportWords = part('report', report);
