import { boxes, expansionTitle } from './common';
import { row } from './format';
import { scoring } from './scoring';

/** Words of manual points. */
export const manualPoints = {
	title: 'Puncte manuale',
	what: 'Ce s-a întâmplat?',
	tokens: 'Jetoane',
	tokensHint: 'Câte are fiecare jucător?',
	nobody: 'Nimeni',
	mistake: 'Corectează puncte',
	transfer: 'Între jucători',
	bought: scoring.bought,
	paidWith: 'Plătit cu',
	payment: (payment: string): string => boxes.payments[payment]?.[0] ?? 'Puncte',
	paid: (payment: string): string => boxes.payments[payment]?.[1] ?? '',
	from: 'De la',
	to: 'Către',
	amount: 'Puncte',
	amountOf: (name: string): string => `Puncte pentru ${name}`,
	less: (label: string): string => `${label}: unul mai puțin`,
	more: (label: string): string => `${label}: unul în plus`,
	reason: 'De ce? Apare în registru.',
	reasonIfAny: 'De ce? (opțional)',
	example: 'Orașul din stânga s-a numărat de două ori',
	boxes: 'Cutii care nu se punctează',
	box: expansionTitle,
	change: (before: number, after: number): string =>
		before === after ? scoring.plain(before) : `${scoring.plain(before)} → ${scoring.plain(after)}`,
	newScores: 'Scoruri noi',
	confirm: 'Salvează',
	missing: {
		points: 'Încă nu se schimbă niciun punct.',
		reason: 'Adaugă un motiv.',
		players: 'Alege cine dă și cine primește.'
	},
	/** „punctat 61, manual +3”. */
	sources: (explained: number, found: number, hand: number): string =>
		row([
			`punctat ${scoring.plain(explained)}`,
			...(found === 0 ? [] : [`puncte de pornire ${scoring.plain(found)}`]),
			...(hand === 0 ? [] : [`manual ${scoring.signed(hand)}`])
		])
};
