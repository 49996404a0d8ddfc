import { boxes } from './common';

const SOURCES: Readonly<Record<string, string>> = {
	road: 'Straßen',
	city: 'Städte',
	monastery: 'Klöster',
	unfinished: 'Unfertiges',
	'unfinished-road': 'Unfertige Straßen',
	'unfinished-city': 'Unfertige Städte',
	'unfinished-monastery': 'Unfertige Klöster',
	farm: 'Wiesen',
	found: 'Zu Beginn',
	hand: 'Von Hand'
};

/** Words of the final scoring that the table always needs. */
export const final = {
	title: 'Schlusswertung',
	result: 'Endstand',
	back: 'Zurück',
	bySource: 'Punkte nach Herkunft',
	player: 'Spieler',
	total: 'Summe',
	source: (source: string): string => SOURCES[source] ?? boxes.sources[source] ?? source
};
