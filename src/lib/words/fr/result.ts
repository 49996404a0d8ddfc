import type { ENGLISH_ALL_OF } from '../en/result';
import { boxes, common } from './common';
import { final } from './final';
import { counted, number, plural } from './format';
import { ofName } from './grammar';

const ALL_OF: Readonly<Record<string, string>> = {
	road: 'Évaluer toutes les routes',
	city: 'Évaluer toutes les villes',
	monastery: 'Évaluer toutes les abbayes',
	farm: 'Évaluer tous les prés'
} satisfies Readonly<Record<keyof typeof ENGLISH_ALL_OF, string>>;

export const result = {
	begin: 'Commencer',
	next: 'Suivant',
	scoreAll: 'Tout évaluer',
	intro: (n: number): string =>
		n === 0
			? 'Il ne reste rien à évaluer.'
			: plural(n, {
					one: 'Il reste une zone à évaluer.',
					other: `Il reste ${number(n)} zones à évaluer.`
				}),
	kinds: 'L’évaluation finale, étape par étape',
	kind: final.source,
	shown: (n: number, of: number): string => `${number(n)} sur ${number(of)}`,
	allOf: (kind: string): string => ALL_OF[kind] ?? boxes.scoreAll[kind] ?? 'Tout évaluer',
	standings: 'Classement',
	before: 'Avant',
	task: (name: string, task: string): string => `${name} : ${task}.`,
	lostOnTime: (name: string): string => `Temps écoulé : ${name} a perdu.`,
	balanced: 'La somme des évaluations donne bien les totaux.',
	unbalanced:
		'La somme des évaluations ne donne pas les totaux. La partie reste ouverte ; garde le fichier et préviens-nous, s’il te plaît.',
	seeSums: 'Voir le calcul',
	sumsTitle: 'D’où viennent les totaux',
	sum: (n: number): string =>
		plural(n, { one: 'Total d’une évaluation', other: `Total de ${number(n)} évaluations` }),
	awardsOf: (name: string): string => `Évaluations ${ofName(name)}`,
	noAwards: 'Aucune évaluation, aucun point.',
	closeGame: 'Terminer la partie',

	won: (winners: readonly string[], points: number): string =>
		winners.length === 1
			? `${common.list(winners)} gagne avec ${common.points(points)}`
			: `${common.list(winners)} partagent la victoire avec ${common.points(points)}`,
	tied: (names: readonly string[], points: number): string =>
		`${common.list(names)} à égalité avec ${common.points(points)} : une autre partie décidera`,
	/** Beside the result of a game that ended with tiles left. */
	endedEarly: (n: number): string =>
		`Arrêtée avant la fin, ${counted(n, 'tuile restante', 'tuiles restantes')}`,
	aloneScore: (points: number): string => common.points(points),
	winner: 'Victoire',
	sharePicture: 'Partager l’image',
	review: 'Bilan',
	newGame: 'Nouvelle partie'
};
