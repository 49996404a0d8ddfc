import { boxes, expansionTitle } from './common';
import { scoring } from './scoring';
import { row } from './format';
import { part } from '../parts';

/** Words of manual points. Only the game page loads them. */
export const manualPoints = {
	title: 'Manual points',
	what: 'What happened?',
	/** Counting tokens again. */
	tokens: 'Tokens',
	tokensHint: 'How many does each player have?',
	/** Has a title. */
	nobody: 'Nobody',
	mistake: 'Correct points',
	transfer: 'Player to player',
	bought: scoring.bought,
	paidWith: 'Paid with',
	/** What a tile is bought with. */
	payment: (payment: string): string => boxes.payments[payment]?.[0] ?? 'Points',
	/** The consequence of paying with something other than points. */
	paid: (payment: string): string => boxes.payments[payment]?.[1] ?? '',
	from: 'From',
	to: 'To',
	amount: 'Points',
	amountOf: (name: string): string => `Points for ${name}`,
	less: (label: string): string => `${label}: one less`,
	more: (label: string): string => `${label}: one more`,
	reason: 'Why? Shown in the ledger.',
	reasonIfAny: 'Why? (optional)',
	example: 'The city on the left was counted twice',
	/** The boxes played whose rules aren’t scored, as reasons to choose from. */
	boxes: 'Boxes that aren’t scored',
	/** The name of such a box. */
	box: expansionTitle,
	/** “57 → 60”. */
	change: (before: number, after: number): string =>
		before === after ? scoring.plain(before) : `${scoring.plain(before)} → ${scoring.plain(after)}`,
	newScores: 'New scores',
	confirm: 'Save',
	/** What is missing before it can be saved. */
	missing: {
		points: 'No points have been changed yet.',
		reason: 'Add a reason.',
		players: 'Choose who pays and who receives.'
	},
	/** “scored 61, manual +3”. */
	sources: (explained: number, found: number, hand: number): string =>
		row([
			`scored ${scoring.plain(explained)}`,
			...(found === 0 ? [] : [`starting points ${scoring.plain(found)}`]),
			...(hand === 0 ? [] : [`manual ${scoring.signed(hand)}`])
		])
};

/** The same in the language that is spoken. */
export const manualPointsWords = part('manualPoints', manualPoints);
