import { boxes, expansionTitle } from './common';
import { scoring } from './scoring';
import { row } from './format';
import { ofName } from './grammar';

export const manualPoints = {
	title: 'Points manuels',
	what: 'Que s’est-il passé ?',
	tokens: 'Jetons',
	tokensHint: 'Combien chaque joueur en a-t-il ?',
	nobody: 'Personne',
	mistake: 'Corriger les points',
	transfer: 'De joueur à joueur',
	bought: scoring.bought,
	paidWith: 'Payée avec',
	payment: (payment: string): string => boxes.payments[payment]?.[0] ?? 'Points',
	paid: (payment: string): string => boxes.payments[payment]?.[1] ?? '',
	from: 'De',
	to: 'À',
	amount: 'Points',
	amountOf: (name: string): string => `Points ${ofName(name)}`,
	less: (label: string): string => `${label} : un de moins`,
	more: (label: string): string => `${label} : un de plus`,
	reason: 'Pourquoi ? Affiché dans le journal.',
	reasonIfAny: 'Pourquoi ? (facultatif)',
	example: 'La ville de gauche a été comptée deux fois',
	boxes: 'Boîtes qui ne sont pas comptées',
	box: expansionTitle,
	change: (before: number, after: number): string =>
		before === after ? scoring.plain(before) : `${scoring.plain(before)} → ${scoring.plain(after)}`,
	newScores: 'Nouveaux scores',
	confirm: 'Enregistrer',
	missing: {
		points: 'Aucun point ne change pour l’instant.',
		reason: 'Ajoute une raison.',
		players: 'Choisis qui donne et qui reçoit.'
	},
	/** “évalués 61, manuels +3”. */
	sources: (explained: number, found: number, hand: number): string =>
		row([
			`évalués ${scoring.plain(explained)}`,
			...(found === 0 ? [] : [`de départ ${scoring.plain(found)}`]),
			...(hand === 0 ? [] : [`manuels ${scoring.signed(hand)}`])
		])
};
