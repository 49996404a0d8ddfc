import { boxes, expansionTitle } from './common';
import { scoring } from './scoring';
import { row } from './format';

/** Words of manual points. */
export const manualPoints = {
	title: 'Punkte von Hand',
	what: 'Was ist passiert?',
	tokens: 'Waren und Titel',
	tokensHint: 'Wie viele hat jeder?',
	nobody: 'Niemand',
	mistake: 'Punkte berichtigen',
	transfer: 'Zwischen Spielern',
	bought: scoring.bought,
	paidWith: 'Bezahlung',
	payment: (payment: string): string => boxes.payments[payment]?.[0] ?? 'Punkte',
	paid: (payment: string): string => boxes.payments[payment]?.[1] ?? '',
	from: 'Von',
	to: 'An',
	amount: 'Punkte',
	amountOf: (name: string): string => `Punkte für ${name}`,
	less: (label: string): string => `${label}: weniger`,
	more: (label: string): string => `${label}: mehr`,
	reason: 'Warum? Das steht dann bei den Wertungen.',
	reasonIfAny: 'Warum? (optional)',
	example: 'Die Stadt links wurde doppelt gezählt',
	boxes: 'Schachteln ohne Wertung',
	box: expansionTitle,
	change: (before: number, after: number): string =>
		before === after ? scoring.plain(before) : `${scoring.plain(before)} → ${scoring.plain(after)}`,
	newScores: 'Neuer Punktestand',
	confirm: 'Speichern',
	missing: {
		points: 'Noch ändern sich keine Punkte.',
		reason: 'Schreib einen Grund dazu.',
		players: 'Wähle, wer gibt und wer bekommt.'
	},
	/** „gewertet 61, von Hand +3“. */
	sources: (explained: number, found: number, hand: number): string =>
		row([
			`gewertet ${scoring.plain(explained)}`,
			...(found === 0 ? [] : [`zu Beginn ${scoring.plain(found)}`]),
			...(hand === 0 ? [] : [`von Hand ${scoring.signed(hand)}`])
		])
};
