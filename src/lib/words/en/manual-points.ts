import { scoring } from './scoring';

/** Words of points that the table gives by hand. */
export const manualPoints = {
	title: 'Points by hand',
	what: 'What happened?',
	mistake: 'Points to put right',
	transfer: 'From one to another',
	bought: 'A tile was bought',
	paidWith: 'Paid with',
	/** What a tile is bought with. */
	payment: (payment: string): string => (payment === 'abbey' ? 'Abbey' : 'Points'),
	abbeyPasses: 'The abbey is the seller’s from then on.',
	from: 'From',
	to: 'To',
	amount: 'Points',
	amountOf: (name: string): string => `Points for ${name}`,
	less: (label: string): string => `${label}: one less`,
	more: (label: string): string => `${label}: one more`,
	reason: 'Why? It will stand in the ledger.',
	reasonIfAny: 'Why? It may stay empty.',
	example: 'The city on the left was counted twice',
	/** “57 → 60”. */
	change: (before: number, after: number): string =>
		before === after ? scoring.plain(before) : `${scoring.plain(before)} → ${scoring.plain(after)}`,
	newScores: 'The scores then',
	confirm: 'Write it down',
	/** What is missing until it can be written down. */
	missing: {
		points: 'Nobody’s points change yet.',
		reason: 'A word why is missing.',
		players: 'Choose who gives and who gets.'
	},
	/** “explained 61, by hand +3”. */
	sources: (explained: number, found: number, hand: number): string =>
		[
			`explained ${scoring.plain(explained)}`,
			...(found === 0 ? [] : [`as found ${scoring.plain(found)}`]),
			...(hand === 0 ? [] : [`by hand ${scoring.signed(hand)}`])
		].join(', ')
};
