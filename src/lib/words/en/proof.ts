import type { HeldToken, Settlement } from '../../engine/ledger';
import type { PieceKindId } from '../../engine/piece';
import type { Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import type { Chances, FittingTiles, OfTenGames, SoonDrawn } from '../values';
import { boxes, common } from './common';
import { scoring } from './scoring';
import { places } from './places';
import { tiles } from './tiles';
import { capital, counted, number, plural, withArticle } from './format';
import { KINDS } from './kinds';
import { part } from '../parts';

/** Why a city near a farm doesn't count. */
type WhyNot = 'feeds' | 'unfinished' | 'separated' | 'corner';

/** Of all monasteries only one with a wall parts fields. */
const barrier = (kind: SegmentKind): string =>
	kind === 'monastery'
		? (boxes.monasteries['walled']?.some ?? KINDS.monastery.barrier)
		: KINDS[kind].barrier;

/** A feature paid, would pay if the game ended now, or if it were completed as it is. */
type PayoutTime = 'paid' | 'ended' | 'completed';

/** “a road and a city”. */
const barriers = (kinds: readonly SegmentKind[]): string => common.list(kinds.map(barrier));

const sides = (n: number): string => counted(n, ...KINDS.city.open);

/** How two fields are related. */
interface FieldRelation {
	readonly kind: 'one' | 'separated' | 'apart';
	/** Kinds of features that separate them. */
	readonly between: readonly SegmentKind[];
}

/** A city near a farm that doesn't count; `open` is its number of open sides. */
interface NearCity {
	readonly letter: string;
	readonly at: Spot;
	readonly why: WhyNot;
	readonly city: { readonly open: number };
	readonly between: readonly SegmentKind[];
}

/** A title, or so many of a token. */
const toWin = (one: HeldToken): string =>
	boxes.heldTitles[one.token]?.held ?? scoring.tokensHeld([one]);

/** In how many games, at the end of a sentence. */
const inGames = (often: Exclude<OfTenGames, 'all'>): string => {
	if (often === 'fewer') return 'in fewer than 1 of 10 games';
	return often === 'more' ? 'in more than 9 of 10 games' : `in about ${String(often)} of 10 games`;
};

/** “3 of the 39 tiles left fit there.” */
function fitting({ spots, fitting: n, left }: FittingTiles): string {
	const fit = plural(n, { one: 'fits', other: 'fit' });
	const those =
		n < left
			? `${number(n)} of the ${number(left)} tiles left`
			: plural(n, { one: 'the last tile', other: `all ${number(n)} tiles left` });
	return spots === 1
		? `${capital(those)} ${fit} there.`
		: `At the hardest of the ${number(spots)} spots, ${those} ${fit}.`;
}

/** How soon one of them comes. */
function soon(n: number, { draws, often }: SoonDrawn): string {
	const comes = `${plural(n, { one: 'It', other: 'One' })} comes within the next ${number(draws)} draws`;
	return often === 'all' ? `${comes} for certain.` : `${comes} ${inGames(often)}.`;
}

/** Words of the card of a feature. Only the table loads them. */
export const proof = {
	farmMajority: (owners: readonly string[]): string =>
		owners.length === 1
			? `${owners[0] ?? ''} has the most farmers here`
			: `${common.list(owners)} tie for the most farmers here`,
	/** For figures on a farm that are no farmers. */
	ownersHave: (owners: readonly string[], piece: PieceKindId): string =>
		`${common.list(owners)} ${owners.length > 1 ? 'have' : 'has'} ${withArticle(tiles.piece(piece))} here`,
	/** When a feature pays, above who gets it; `one` where it is the only time of its kind. */
	payout: (when: PayoutTime, settlement: Settlement, one: boolean): string => {
		const { occasion, awards } = settlement;
		const title = scoring.title(settlement);
		if (when === 'completed') return 'If it were completed now';
		if (awards.length === 0 && (when === 'paid' || occasion === 'completed')) return title;
		if (when === 'paid') return `Paid · ${title}`;
		return one ? proof.ifEndedNow : `${proof.ifEndedNow} · ${title}`;
	},
	ifEndedNow: 'If the game ended now',
	/** In place of a player, where nobody gets it. */
	worth: (points: number): string => `Would pay ${number(points)}`,
	/** Beside the sum that the board shows. */
	onBoard: 'shown on the tiles',
	/** The button that looks back at the turn that paid. */
	/** Of the turn that laid the tile that was tapped. */
	thisTile: 'This tile',
	seeTurn: (tile: number | 'final'): string => {
		if (tile === 'final') return 'See it in the final scoring';
		return tile === 0 ? 'See it at the start' : `See that turn · tile ${number(tile)}`;
	},
	/** In referee mode, which says who stands there but not what it pays. */
	figuresOf: (name: string, n: number, kind: SegmentKind): string =>
		`${name} ${tiles.roles(n, kind)}`,
	feedsCities: (n: number): string =>
		n === 0 ? 'feeds no city' : `feeds ${counted(n, 'city', 'cities')}`,
	countedCities: (n: number): string =>
		plural(n, {
			one: 'The city that counts has a number where the farm meets its wall.',
			other: 'Each city that counts has a number where the farm meets its wall.'
		}),
	/** What the signs of an unfinished feature give. */
	tokensToWin: (tokens: readonly HeldToken[]): string =>
		`For whoever completes it: ${tokens.map(toWin).join(' · ')}.`,
	/** What is open, and how the board marks it. */
	openParts: (kind: SegmentKind, n: number): string =>
		KINDS[kind].around
			? `Missing: ${plural(n, { one: 'the spot with the plus sign', other: `the ${number(n)} spots with a plus sign` })}.`
			: `Open: ${plural(n, { one: `the ${KINDS[kind].edge[0]} with the arrow`, other: `the ${number(n)} ${KINDS[kind].edge[1]} with an arrow` })}.`,
	neverCloses: (n: number): string =>
		`${plural(n, { one: 'The cross marks where it can never be completed', other: `The ${number(n)} crosses mark where it can never be completed` })}: the edges don’t match.`,
	/** What stays open because it is beyond the edge of the table. */
	offTable: (kind: SegmentKind, n: number): string =>
		KINDS[kind].around
			? `${plural(n, { one: 'The spot with the cross', other: `The ${number(n)} spots with a cross` })} can’t be filled: the table ends there.`
			: `${plural(n, { one: `The ${KINDS[kind].edge[0]} with the cross`, other: `The ${number(n)} ${KINDS[kind].edge[1]} with a cross` })} can’t be closed: the table ends there.`,
	/** What the tiles left make of an unfinished feature, after what is open. */
	chances: (one: Chances): string => {
		if (one.kind === 'lost') return 'It can’t be completed any more with the tiles that are left.';
		if (one.kind === 'drawn')
			return one.soon ? `${fitting(one)} ${soon(one.fitting, one.soon)}` : fitting(one);
		return one.spots === 1
			? 'Only a player’s own tile can still fit there.'
			: `At the hardest of the ${number(one.spots)} spots, only a player’s own tile can still fit.`;
	},

	/** How often it gets completed when the game is continued. */
	completedIn: (often: Exclude<OfTenGames, 'all'>): string =>
		`If all go on as Tilekeep plays, it is completed ${inGames(often)}.`,

	notCounting: 'Cities nearby that don’t count',
	/** Why a city doesn't count; `open` is its number of open sides. */
	whyNotCounted: (why: WhyNot, open: number, between: readonly SegmentKind[]): string => {
		switch (why) {
			case 'unfinished':
				return `unfinished, ${sides(open)}`;
			case 'separated':
				return `${barriers(between) || 'its wall'} between`;
			case 'corner':
				return 'touches only at a corner';
			case 'feeds':
				return '';
		}
	},
	/** “City a, 1 tile east: a road between”. */
	showCity: ({ letter, at, why, city, between }: NearCity): string =>
		`City ${letter}, ${places.spot(at)}: ${proof.whyNotCounted(why, city.open, between)}`,

	compare: 'Compare with another field',
	compareTitle: 'One field or two?',
	compareHint:
		'Tap another field, or the same one somewhere else: the board shows what connects the two, or what separates them.',
	compareAgain: 'Another field',
	cancel: 'Cancel',
	/** How two fields are related. */
	fields: ({ kind, between }: FieldRelation): string => {
		switch (kind) {
			case 'one':
				return 'One field: the dotted path goes from A to B without crossing anything that separates fields.';
			case 'separated':
				return `Two fields: ${barriers(between)} ${between.length > 1 ? 'are' : 'is'} between A and B, and there’s no way round.`;
			case 'apart':
				return 'Two fields: no laid tiles connect A and B, or their sides don’t match.';
		}
	},
	samePlace: 'A and B are the same part of a field. Tap another one.',
	nearestHint: 'The dotted line is the shortest way. What it must cross is hatched.'
} as const;

/** The same in the language that is spoken. */
export const proofWords = part('proof', proof);
