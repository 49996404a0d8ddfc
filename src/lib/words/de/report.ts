import type { Settlement } from '../../engine/ledger';
import type { Source } from '../../record';
import { common } from './common';
import { final } from './final';
import { home } from './home';
import { scoring } from './scoring';
import { formatDate, counted, row, span } from './format';

const MINUTE = 60_000;

const many = (n: number): string => counted(n, 'Karte', 'Karten');

/** Points of one source. */
interface SourcePoints {
	readonly source: Source;
	readonly points: number;
}

/** Words of a game as plain text and as tables. */
export const report = {
	title: (box: string, expansions: readonly string[]): string =>
		`Carcassonne · ${home.played(box, expansions).replaceAll('\u00a0', ' ')}`,
	/** „21. November 2026 · 72 Karten · 1 Std. 12 Min.“; without a duration if it is unknown. */
	facts: (time: number, tiles: number, ms: number): string =>
		[
			formatDate(new Date(time)),
			many(tiles),
			...(ms >= MINUTE ? [span(Math.round(ms / MINUTE) * MINUTE)] : [])
		].join(' · '),
	soFar: 'Noch nicht zu Ende:',
	/** „1. Ana 94 (Städte 40, Straßen 22)“. */
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
		`Größte Wertung: ${name} +${String(points)}, ${scoring.title(settlement)}`,
	countedWith: `Gezählt mit ${common.app}`,
	comments: (box: string, expansions: readonly string[], rules: string): string =>
		[home.played(box, expansions).replaceAll('\u00a0', ' '), rules, report.countedWith]
			.filter((part) => part !== '')
			.join('. '),

	scoreColumns: ['Platz', 'Spieler', 'Farbe', 'Punkte'],
	awardColumns: [
		'Karte',
		'Zeit',
		'Spieler',
		'Punkte',
		'Herkunft',
		'Was',
		'Warum',
		'Karten',
		'Wappen',
		'Städte',
		'Spalte',
		'Reihe',
		'Regel'
	],
	scoresFile: 'endstand',
	awardsFile: 'wertungen'
};
