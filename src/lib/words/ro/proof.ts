import type { HeldToken, Settlement } from '../../engine/ledger';
import type { PieceKindId } from '../../engine/piece';
import type { Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import type { Chances, FittingTiles, OfTenGames, SoonDrawn } from '../values';
import { boxes, common } from './common';
import { capital, counted, number, oneOr } from './format';
import { somePiece } from './nouns';
import { fromStart } from './places';
import { scoring } from './scoring';
import { tiles } from './tiles';
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

/** „un drum și un oraș”. */
const barriers = (kinds: readonly SegmentKind[]): string => common.list(kinds.map(barrier));

/** How two fields are related. */
interface FieldRelation {
	readonly kind: 'one' | 'separated' | 'apart';
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
	if (often === 'fewer') return 'În mai puțin de 1 din 10 jocuri';
	return often === 'more' ? 'În peste 9 din 10 jocuri' : `În circa ${String(often)} din 10 jocuri`;
};

/** „3 dintre cele 39 de cartonașe rămase se potrivesc acolo.” */
function fitting({ spots, fitting: n, left }: FittingTiles): string {
	const fit = oneOr(n, 'se potrivește', 'se potrivesc');
	const all = `cele ${counted(left, 'cartonaș', 'cartonașe')} rămase`;
	const those =
		n < left
			? `${oneOr(n, 'unul', number(n))} dintre ${all}`
			: oneOr(n, 'ultimul cartonaș', `toate ${all}`);
	return spots === 1
		? `${capital(those)} ${fit} acolo.`
		: `La cel mai greu dintre cele ${counted(spots, 'loc', 'locuri')} ${fit} ${those}.`;
}

/** How soon one of them is drawn. */
function soon(n: number, { draws, often }: SoonDrawn): string {
	const next = `printre următoarele ${number(draws)} trase`;
	if (often === 'all')
		return oneOr(n, `Este sigur ${next}.`, `Unul dintre ele este sigur ${next}.`);
	return `${inGames(often)}, ${oneOr(n, 'este', 'unul dintre ele este')} ${next}.`;
}

/** Words of the card of a feature. */
export const proof = {
	farmMajority: (owners: readonly string[]): string =>
		owners.length === 1
			? `${owners[0] ?? ''} are cei mai mulți țărani aici`
			: `${common.list(owners)} sunt la egalitate: nimeni nu are mai mulți țărani aici`,
	ownersHave: (owners: readonly string[], piece: PieceKindId): string =>
		`${common.list(owners)} ${owners.length > 1 ? 'au câte' : 'are'} ${somePiece(piece)} aici`,
	payout: (when: PayoutTime, settlement: Settlement, one: boolean): string => {
		const { occasion, awards } = settlement;
		const title = scoring.title(settlement);
		if (when === 'completed') return 'Dacă s-ar finaliza acum';
		if (awards.length === 0 && (when === 'paid' || occasion === 'completed')) return title;
		if (when === 'paid') return `Punctat · ${title}`;
		return one ? proof.ifEndedNow : `${proof.ifEndedNow} · ${title}`;
	},
	ifEndedNow: 'Dacă jocul s-ar termina acum',
	worth: (points: number): string => `Ar aduce ${common.points(points)}`,
	onBoard: 'se vede pe cartonașe',
	/** Of the turn that laid the tile that was tapped. */
	thisTile: 'Acest cartonaș',
	seeTurn: (tile: number | 'final'): string => {
		if (tile === 'final') return 'Vezi în evaluarea finală';
		return tile === 0 ? 'Vezi la început' : `Vezi tura · cartonașul ${number(tile)}`;
	},
	figuresOf: (name: string, n: number, kind: SegmentKind): string =>
		`${name} ${tiles.roles(n, kind)}`,
	feedsCities: (n: number): string =>
		n === 0
			? 'nu se învecinează cu niciun oraș finalizat'
			: `se învecinează cu ${counted(n, 'oraș finalizat', 'orașe finalizate')}`,
	countedCities: (n: number): string =>
		oneOr(
			n,
			'Orașul care contează are un număr unde câmpul îi atinge zidul.',
			'Fiecare oraș care contează are un număr unde câmpul îi atinge zidul.'
		),
	tokensToWin: (tokens: readonly HeldToken[]): string =>
		`Pentru cine îl finalizează: ${tokens.map(toWin).join(' · ')}.`,
	openParts: (kind: SegmentKind, n: number): string => KINDS[kind].opening.marked(n),
	neverCloses: (n: number): string =>
		oneOr(
			n,
			'Locul cu cruce nu se mai poate închide: laturile nu se potrivesc.',
			`Cele ${counted(n, 'loc', 'locuri')} cu cruce nu se mai pot închide: laturile nu se potrivesc.`
		),
	offTable: (kind: SegmentKind, n: number): string =>
		KINDS[kind].around
			? `${oneOr(n, 'Un loc cu cruce nu poate fi umplut', `${counted(n, 'loc', 'locuri')} cu cruce nu pot fi umplute`)}: acolo se termină masa.`
			: `${oneOr(n, 'Locul cu cruce nu se mai poate închide', `Cele ${counted(n, 'loc', 'locuri')} cu cruce nu se mai pot închide`)}: acolo se termină masa.`,
	chances: (one: Chances): string => {
		if (one.kind === 'lost')
			return 'Cu cartonașele rămase, acest teritoriu nu mai poate fi finalizat.';
		if (one.kind === 'drawn')
			return one.soon ? `${fitting(one)} ${soon(one.fitting, one.soon)}` : fitting(one);
		return one.spots === 1
			? 'Acolo se mai potrivește doar cartonașul propriu al unui jucător.'
			: `La cel mai greu dintre cele ${counted(one.spots, 'loc', 'locuri')} se mai potrivește doar cartonașul propriu al unui jucător.`;
	},

	completedIn: (often: Exclude<OfTenGames, 'all'>): string =>
		`${inGames(often)} se finalizează, dacă toți joacă mai departe ca Tilekeep.`,

	notCounting: 'Orașe din apropiere care nu contează',
	whyNotCounted: (why: WhyNot, open: number, between: readonly SegmentKind[]): string => {
		switch (why) {
			case 'unfinished':
				return `nefinalizat, ${KINDS.city.opening.left(open)}`;
			case 'separated':
				return `despărțit de ${barriers(between) || 'zidul lui'}`;
			case 'corner':
				return 'are doar un colț în comun cu câmpul';
			case 'feeds':
				return '';
		}
	},
	/** „Orașul a, la un cartonaș spre est de cartonașul de start: despărțit de un drum”. */
	showCity: ({ letter, at, why, city, between }: NearCity): string =>
		`Orașul ${letter}, ${fromStart(at)}: ${proof.whyNotCounted(why, city.open, between)}`,

	compare: 'Compară cu alt câmp',
	compareTitle: 'Un câmp sau două?',
	compareHint:
		'Atinge alt câmp sau același câmp în alt loc: harta arată ce le leagă sau ce le desparte.',
	compareAgain: 'Alt câmp',
	cancel: 'Renunță',
	fields: ({ kind, between }: FieldRelation): string => {
		switch (kind) {
			case 'one':
				return 'Un singur câmp: linia punctată duce de la A la B fără să treacă peste nimic din ce desparte câmpurile.';
			case 'separated':
				return `Două câmpuri: între A și B ${between.length > 1 ? 'sunt' : 'este'} ${barriers(between)}, iar altă cale nu există.`;
			case 'apart':
				return 'Două câmpuri: A și B nu sunt legate prin cartonașe plasate sau laturile lor nu se potrivesc.';
		}
	},
	samePlace: 'A și B sunt aceeași bucată de câmp. Atinge alta.',
	nearestHint: 'Linia punctată este calea cea mai scurtă. Ce ar trebui să traverseze este hașurat.'
} as const;
