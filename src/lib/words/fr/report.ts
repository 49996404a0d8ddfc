import type { Settlement } from '../../engine/ledger';
import type { Source } from '../../record';
import { common } from './common';
import { final } from './final';
import { home } from './home';
import { scoring } from './scoring';
import { formatDate, counted, row } from './format';

const HOUR = 60;

/** A duration in ms: “1 h 12 min”, “48 min”. */
function span(ms: number): string {
	const minutes = Math.max(1, Math.round(ms / 60_000));
	const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
	if (hours === 0) return `${String(rest)} min`;
	return rest === 0 ? `${String(hours)} h` : `${String(hours)} h ${String(rest)} min`;
}

const many = (n: number): string => counted(n, 'tuile', 'tuiles');

/** Points of one source. */
interface SourcePoints {
	readonly source: Source;
	readonly points: number;
}

export const report = {
	title: (box: string, expansions: readonly string[]): string =>
		`Carcassonne · ${home.played(box, expansions).replaceAll('\u00a0', ' ')}`,
	/** “21 novembre 2026 · 72 tuiles · 1 h 12 min”; without a duration if it is unknown. */
	facts: (time: number, tiles: number, ms: number): string =>
		[formatDate(new Date(time)), many(tiles), ...(ms >= 60_000 ? [span(ms)] : [])].join(' · '),
	soFar: 'Partie encore en cours :',
	/** “1. Ana 94 (Villes 40, Routes 22)”. */
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
		`Le plus de points d’un coup : ${name} +${String(points)}, ${scoring.title(settlement)}`,
	countedWith: `Compté avec ${common.app}`,
	comments: (box: string, expansions: readonly string[], rules: string): string =>
		[home.played(box, expansions).replaceAll('\u00a0', ' '), rules, report.countedWith]
			.filter((part) => part !== '')
			.join('. '),

	scoreColumns: ['Place', 'Joueur', 'Couleur', 'Points'],
	awardColumns: [
		'Tuile',
		'Heure',
		'Joueur',
		'Points',
		'Origine',
		'Quoi',
		'Pourquoi',
		'Tuiles',
		'Blasons',
		'Villes',
		'Colonne',
		'Rangée',
		'Règle'
	],
	scoresFile: 'scores',
	awardsFile: 'evaluations'
};
