import { boxes } from './common';

const SOURCES: Readonly<Record<string, string>> = {
	road: 'Routes',
	city: 'Villes',
	monastery: 'Abbayes',
	unfinished: 'Incomplètes',
	'unfinished-road': 'Routes incomplètes',
	'unfinished-city': 'Villes incomplètes',
	'unfinished-monastery': 'Abbayes incomplètes',
	farm: 'Prés',
	found: 'Points de départ',
	hand: 'Manuels'
};

export const final = {
	title: 'Évaluation finale',
	result: 'Résultat final',
	back: 'Retour',
	bySource: 'Points par origine',
	player: 'Joueur',
	total: 'Total',
	source: (source: string): string => SOURCES[source] ?? boxes.sources[source] ?? source
};
