import { number, plural } from './format';

/** Words of the chess clock. Only the menu, tables that have one, and whoever sets one up load them. Times come as text: “14:32”. */
export const chessClock = {
	title: 'Pendule',
	each: 'Temps de chaque joueur',
	minutes: (n: number): string =>
		n === 0 ? 'Pas de pendule' : plural(n, { one: '1 minute', other: `${number(n)} minutes` }),
	increment: 'Temps ajouté à chaque tour',
	seconds: (n: number): string =>
		n === 0 ? 'Rien' : plural(n, { one: '1 seconde', other: `${number(n)} secondes` }),
	hint: 'Le geste qui termine un tour fait passer la pendule au suivant. À la table, on peut aussi ouvrir une grande pendule et appuyer dessus.',

	apply: (has: boolean, wanted: boolean): string => {
		if (!wanted) return 'Enlever la pendule';
		return has ? 'Régler à nouveau la pendule' : 'Installer la pendule';
	},
	applyHint:
		'Chacun reçoit tout ce temps. La pendule est arrêtée jusqu’à ce que quelqu’un la lance.',

	timeOf: (name: string, time: string, runs: boolean): string =>
		runs ? `${name} : il reste ${time}, le temps court` : `${name} : il reste ${time}`,
	start: 'Lancer la pendule',
	pause: 'Arrêter la pendule',
	big: 'Grande pendule',
	close: 'Retour à la table',
	endTurn: 'Fin de mon tour',
	waits: 'Attend',
	next: 'Au suivant',

	up: (name: string): string => `Temps écoulé : ${name} a perdu.`,
	overrule: 'Continuer quand même',
	endGame: 'Terminer la partie',
	low: (name: string): string => `Il reste moins d’une minute à ${name}.`,

	doubt: (why: 'set' | 'gone', name: string): string =>
		why === 'set'
			? `L’horloge de cet appareil a été réglée pendant que Tilekeep était fermé : combien de temps reste-t-il à ${name} ?`
			: `${name} n’avait plus de temps alors que Tilekeep était fermé : combien lui en reste-t-il ?`,
	seen: (time: string): string => `${time}, comme à la fermeture`,
	counted: (time: string): string => `${time}, d’après l’horloge de l’appareil`,
	none: 'Plus rien : temps écoulé'
} as const;
