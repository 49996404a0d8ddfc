import { boxes } from './boxes';

const SOURCES: Readonly<Record<string, string>> = {
	road: 'Routes',
	city: 'Villes',
	monastery: 'Abbayes',
	unfinished: 'Incomplètes',
	farm: 'Prés',
	found: 'Points de départ',
	hand: 'Manuels',
	...boxes.sources
};

export const final = {
	title: 'Évaluation finale',
	result: 'Résultat final',
	back: 'Retour',
	bySource: 'Points par origine',
	player: 'Joueur',
	total: 'Total',
	source: (source: string): string => SOURCES[source] ?? source
};
