import type { HeldToken, Settlement } from '../../engine/ledger';
import type { PieceKindId } from '../../engine/piece';
import type { Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import type { Chances, FittingTiles, OfTenGames, SoonDrawn } from '../values';
import { boxes, common } from './common';
import { scoring } from './scoring';
import { places } from './places';
import { tiles } from './tiles';
import { capital, counted, number, plural } from './format';
import { KINDS } from './kinds';

/** Why a city near a farm doesn't count. */
type WhyNot = 'feeds' | 'unfinished' | 'separated' | 'corner';

/** Of all monasteries only one with a wall parts fields. */
const barrier = (kind: SegmentKind): string =>
	kind === 'monastery'
		? (boxes.monasteries['walled']?.some ?? KINDS.monastery.barrier)
		: KINDS[kind].barrier;

/** A feature paid, would pay if the game ended now, or if it were completed as it is. */
type PayoutTime = 'paid' | 'ended' | 'completed';

/** „eine Straße und eine Stadt“: nominative and accusative. */
const barriers = (kinds: readonly SegmentKind[]): string => common.list(kinds.map(barrier));

const sides = (n: number): string => counted(n, 'offene Seite', 'offene Seiten');

/** What can be open of a feature, one and several. */
function partsOf(kind: SegmentKind): readonly [one: string, many: string] {
	if (KINDS[kind].around) return ['Ein Platz', 'Plätze'];
	return KINDS[kind].ends ? ['Ein Ende', 'Enden'] : ['Eine Seite', 'Seiten'];
}

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

const toWin = (one: HeldToken): string =>
	boxes.heldTitles[one.token]?.held ?? scoring.tokensHeld([one]);

/** In how many games. */
const inGames = (often: Exclude<OfTenGames, 'all'>): string => {
	if (often === 'fewer') return 'In weniger als 1 von 10 Partien';
	return often === 'more'
		? 'In mehr als 9 von 10 Partien'
		: `In etwa ${String(often)} von 10 Partien`;
};

/** „3 der 39 übrigen Karten passen dorthin.“ */
function fitting({ spots, fitting: n, left }: FittingTiles): string {
	const fit = plural(n, { one: 'passt', other: 'passen' });
	const those =
		n < left
			? `${number(n)} der ${number(left)} übrigen Karten`
			: plural(n, { one: 'die letzte Karte', other: `alle ${number(n)} übrigen Karten` });
	return spots === 1
		? `${capital(those)} ${fit} dorthin.`
		: `Auf den schwierigsten der ${number(spots)} Plätze ${fit} ${those}.`;
}

/** How soon one of them comes. */
function soon(n: number, { draws, often }: SoonDrawn): string {
	const one = plural(n, { one: 'sie', other: 'eine davon' });
	return often === 'all'
		? `${capital(one)} ist sicher unter den nächsten ${number(draws)}.`
		: `${inGames(often)} ist ${one} unter den nächsten ${number(draws)}.`;
}

/** Words of the card of a feature. */
export const proof = {
	farmMajority: (owners: readonly string[]): string =>
		owners.length === 1
			? `${owners[0] ?? ''} hat hier die meisten Bauern`
			: `${common.list(owners)} teilen sich hier die Mehrheit`,
	ownersHave: (owners: readonly string[], piece: PieceKindId): string =>
		`${common.list(owners)} ${owners.length > 1 ? 'haben hier je' : 'hat hier'} ${tiles.aPiece(piece)}`,
	payout: (when: PayoutTime, settlement: Settlement, one: boolean): string => {
		const { occasion, awards } = settlement;
		const title = scoring.title(settlement);
		if (when === 'completed') return 'So wie jetzt, aber fertig';
		if (awards.length === 0 && (when === 'paid' || occasion === 'completed')) return title;
		if (when === 'paid') return `Gewertet · ${title}`;
		return one ? proof.ifEndedNow : `${proof.ifEndedNow} · ${title}`;
	},
	ifEndedNow: 'Wenn jetzt Schluss wäre',
	worth: (points: number): string => `Brächte ${common.points(points)}`,
	onBoard: 'auf den Karten zu sehen',
	/** Of the turn that laid the tile that was tapped. */
	thisTile: 'Diese Karte',
	seeTurn: (tile: number | 'final'): string => {
		if (tile === 'final') return 'In der Schlusswertung ansehen';
		return tile === 0 ? 'Am Anfang ansehen' : `Diesen Zug ansehen · Karte ${number(tile)}`;
	},
	figuresOf: (name: string, n: number, kind: SegmentKind): string =>
		`${name} ${tiles.roles(n, kind)}`,
	feedsCities: (n: number): string =>
		n === 0 ? 'versorgt keine Stadt' : `versorgt ${counted(n, 'Stadt', 'Städte')}`,
	countedCities: (n: number): string =>
		plural(n, {
			one: 'Die Stadt, die zählt, hat eine Zahl, wo die Wiese an ihre Mauer grenzt.',
			other: 'Jede Stadt, die zählt, hat eine Zahl, wo die Wiese an ihre Mauer grenzt.'
		}),
	tokensToWin: (tokens: readonly HeldToken[]): string =>
		`Wer sie abschließt, bekommt ${common.list(tokens.map(toWin))}.`,
	openParts: (kind: SegmentKind, n: number): string =>
		KINDS[kind].around
			? `Noch leer: ${plural(n, { one: 'der Platz mit dem Plus', other: `die ${number(n)} Plätze mit einem Plus` })}.`
			: KINDS[kind].ends
				? `Offen: ${plural(n, { one: 'das Ende mit dem Pfeil', other: `die ${number(n)} Enden mit einem Pfeil` })}.`
				: `Offen: ${plural(n, { one: 'die Seite mit dem Pfeil', other: `die ${number(n)} Seiten mit einem Pfeil` })}.`,
	neverCloses: (n: number): string =>
		`${plural(n, { one: 'Am Kreuz lässt', other: `An den ${number(n)} Kreuzen lässt` })} sich das Gebiet nie mehr schließen: Die Seiten passen nicht zusammen.`,
	offTable: (kind: SegmentKind, n: number): string => {
		const [one, many] = partsOf(kind);
		const shut = KINDS[kind].around ? 'füllen' : 'schließen';
		return `${plural(n, { one: `${one} mit einem Kreuz lässt`, other: `${number(n)} ${many} mit einem Kreuz lassen` })} sich nicht ${shut}: Dort endet der Tisch.`;
	},
	chances: (one: Chances): string => {
		if (one.kind === 'lost')
			return 'Mit den übrigen Karten lässt sich dieses Gebiet nicht mehr abschließen.';
		if (one.kind === 'drawn')
			return one.soon ? `${fitting(one)} ${soon(one.fitting, one.soon)}` : fitting(one);
		return one.spots === 1
			? 'Dorthin passt nur noch eine eigene Karte eines Spielers.'
			: `Auf den schwierigsten der ${number(one.spots)} Plätze passt nur noch eine eigene Karte eines Spielers.`;
	},

	completedIn: (often: Exclude<OfTenGames, 'all'>): string =>
		`${inGames(often)} wird das fertig, wenn alle so weiterspielen wie Tilekeep.`,

	notCounting: 'Städte in der Nähe, die nicht zählen',
	whyNotCounted: (why: WhyNot, open: number, between: readonly SegmentKind[]): string => {
		switch (why) {
			case 'unfinished':
				return `unfertig, ${sides(open)}`;
			case 'separated':
				return `${barriers(between) || 'ihre Mauer'} dazwischen`;
			case 'corner':
				return 'berührt sie nur an einer Ecke';
			case 'feeds':
				return '';
		}
	},
	/** „Stadt a, 1 Karte östlich der Startkarte: eine Straße dazwischen“. */
	showCity: ({ letter, at, why, city, between }: NearCity): string =>
		`Stadt ${letter}, ${places.where(at)}: ${proof.whyNotCounted(why, city.open, between)}`,

	compare: 'Mit anderer Wiese vergleichen',
	compareTitle: 'Eine Wiese oder zwei?',
	compareHint:
		'Tippe auf eine andere Wiese oder auf dieselbe an einer anderen Stelle: Du siehst auf dem Tisch, was die beiden verbindet oder trennt.',
	compareAgain: 'Andere Wiese',
	cancel: 'Abbrechen',
	fields: ({ kind, between }: FieldRelation): string => {
		switch (kind) {
			case 'one':
				return 'Eine Wiese: Der gepunktete Weg führt von A nach B und kreuzt nichts, was Wiesen trennt.';
			case 'separated':
				return `Zwei Wiesen: Zwischen A und B ${between.length > 1 ? 'liegen' : 'liegt'} ${barriers(between)}, und es führt kein Weg herum.`;
			case 'apart':
				return 'Zwei Wiesen: Keine gelegten Karten verbinden A und B, oder ihre Seiten passen nicht zusammen.';
		}
	},
	samePlace: 'A und B sind dasselbe Stück Wiese. Tippe auf ein anderes.',
	nearestHint: 'Die gepunktete Linie ist der kürzeste Weg. Was sie kreuzen muss, ist schraffiert.'
} as const;
