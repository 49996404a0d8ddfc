import type { HeldToken, Settlement } from '../../engine/ledger';
import type { PieceKindId } from '../../engine/piece';
import type { Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import type { Chances, FittingTiles, OfTenGames, SoonDrawn } from '../values';
import { boxes, common } from './common';
import { KINDS } from './kinds';
import { openParts, scoring } from './scoring';
import { nounOf, tiles } from './tiles';
import { capital, counted, number, plural } from './format';
import { some } from './grammar';

/** Why a city near a farm doesn't count. */
type WhyNot = 'feeds' | 'unfinished' | 'separated' | 'corner';

/** Of all monasteries only one with a wall parts fields. */
const barrier = (kind: SegmentKind): string =>
	kind === 'monastery'
		? some(boxes.monasteries['walled']?.noun ?? KINDS.monastery.noun)
		: KINDS[kind].barrier;

/** A feature paid, would pay if the game ended now, or if it were completed as it is. */
type PayoutTime = 'paid' | 'ended' | 'completed';

/** “une route et une ville”. */
const barriers = (kinds: readonly SegmentKind[]): string => common.list(kinds.map(barrier));

/** What arrows mark as open: “l’extrémité marquée d’une flèche”. */
const markedOpen = (kind: SegmentKind, n: number): string =>
	KINDS[kind].ends
		? plural(n, {
				one: 'l’extrémité marquée d’une flèche',
				other: `les ${number(n)} extrémités marquées d’une flèche`
			})
		: plural(n, {
				one: 'le côté marqué d’une flèche',
				other: `les ${number(n)} côtés marqués d’une flèche`
			});

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
	if (often === 'fewer') return 'Dans moins d’une partie sur 10';
	if (often === 'more') return 'Dans plus de 9 parties sur 10';
	return `Dans environ ${counted(often, 'partie', 'parties')} sur 10`;
};

/** “3 des 39 tuiles restantes y conviennent.” */
function fitting({ spots, fitting: n, left }: FittingTiles): string {
	const fit = plural(n, { one: 'convient', other: 'conviennent' });
	const those =
		n < left
			? `${number(n)} des ${number(left)} tuiles restantes`
			: plural(n, { one: 'la dernière tuile', other: `les ${number(n)} tuiles restantes` });
	return spots === 1
		? `${capital(those)} y ${fit}.`
		: `Au plus difficile des ${number(spots)} emplacements, ${those} ${fit}.`;
}

/** How soon one of them comes. */
function soon(n: number, { draws, often }: SoonDrawn): string {
	const one = plural(n, { one: 'elle', other: 'l’une d’elles' });
	return often === 'all'
		? `${capital(one)} est à coup sûr parmi les ${number(draws)} prochaines.`
		: `${inGames(often)}, ${one} est parmi les ${number(draws)} prochaines.`;
}

export const proof = {
	farmMajority: (owners: readonly string[]): string =>
		owners.length === 1
			? `${owners[0] ?? ''} a le plus de paysans ici`
			: `${common.list(owners)} ont le plus de paysans ici, à égalité`,
	ownersHave: (owners: readonly string[], piece: PieceKindId): string =>
		`${common.list(owners)} ${owners.length > 1 ? 'ont' : 'a'} ${some(nounOf(piece))} ici`,
	payout: (when: PayoutTime, settlement: Settlement, one: boolean): string => {
		const { occasion, awards } = settlement;
		const title = scoring.title(settlement);
		if (when === 'completed') return 'Si la zone était complétée telle quelle';
		if (awards.length === 0 && (when === 'paid' || occasion === 'completed')) return title;
		if (when === 'paid') return `Marqué · ${title}`;
		return one ? proof.ifEndedNow : `${proof.ifEndedNow} · ${title}`;
	},
	ifEndedNow: 'Si la partie s’arrêtait là',
	worth: (points: number): string => `Rapporterait ${number(points)}`,
	onBoard: 'affiché sur les tuiles',
	/** Of the turn that laid the tile that was tapped. */
	thisTile: 'Cette tuile',
	seeTurn: (tile: number | 'final'): string => {
		if (tile === 'final') return 'Voir dans l’évaluation finale';
		return tile === 0 ? 'Voir au début' : `Voir ce tour · tuile ${number(tile)}`;
	},
	figuresOf: (name: string, n: number, kind: SegmentKind): string =>
		`${name} ${tiles.roles(n, kind)}`,
	feedsCities: (n: number): string =>
		n === 0 ? 'ne nourrit aucune ville' : `nourrit ${counted(n, 'ville', 'villes')}`,
	countedCities: (n: number): string =>
		plural(n, {
			one: 'La ville qui compte porte un nombre là où le pré touche son mur.',
			other: 'Chaque ville qui compte porte un nombre là où le pré touche son mur.'
		}),
	tokensToWin: (tokens: readonly HeldToken[]): string =>
		`Au joueur qui la complète : ${tokens.map(toWin).join(' · ')}.`,
	openParts: (kind: SegmentKind, n: number): string =>
		KINDS[kind].around
			? `Encore à remplir : ${plural(n, { one: 'l’emplacement marqué d’un plus', other: `les ${number(n)} emplacements marqués d’un plus` })}.`
			: `Encore ouvert : ${markedOpen(kind, n)}.`,
	neverCloses: (n: number): string =>
		plural(n, {
			one: 'L’endroit marqué d’une croix ne pourra jamais se fermer : les bords ne correspondent pas.',
			other: `${number(n)} endroits marqués d’une croix ne pourront jamais se fermer : les bords ne correspondent pas.`
		}),
	offTable: (kind: SegmentKind, n: number): string =>
		KINDS[kind].around
			? plural(n, {
					one: 'Un emplacement marqué d’une croix ne peut pas être rempli : la table s’arrête là.',
					other: `${number(n)} emplacements marqués d’une croix ne peuvent pas être remplis : la table s’arrête là.`
				})
			: plural(n, {
					one: 'Un endroit marqué d’une croix ne peut pas se fermer : la table s’arrête là.',
					other: `${number(n)} endroits marqués d’une croix ne peuvent pas se fermer : la table s’arrête là.`
				}),
	chances: (one: Chances): string => {
		if (one.kind === 'lost')
			return 'Avec les tuiles restantes, cette zone ne peut plus être complétée.';
		if (one.kind === 'drawn')
			return one.soon ? `${fitting(one)} ${soon(one.fitting, one.soon)}` : fitting(one);
		return one.spots === 1
			? 'Seule la tuile personnelle d’un joueur peut encore y convenir.'
			: `Au plus difficile des ${number(one.spots)} emplacements, seule la tuile personnelle d’un joueur peut encore convenir.`;
	},

	completedIn: (often: Exclude<OfTenGames, 'all'>): string =>
		`${inGames(often)}, cette zone est complétée si tous continuent comme joue Tilekeep.`,

	notCounting: 'Villes proches qui ne comptent pas',
	whyNotCounted: (why: WhyNot, open: number, between: readonly SegmentKind[]): string => {
		switch (why) {
			case 'unfinished':
				return `incomplète, ${openParts('city', open)}`;
			case 'separated':
				return `${barriers(between) || 'son mur'} entre les deux`;
			case 'corner':
				return 'ne touche que par un coin';
			case 'feeds':
				return '';
		}
	},
	/** “Ville a, à 1 tuile à l’est : une route entre les deux”. */
	showCity: ({ letter, at, why, city, between }: NearCity): string =>
		`Ville ${letter}, ${tiles.spot(at)} : ${proof.whyNotCounted(why, city.open, between)}`,

	compare: 'Comparer avec un autre pré',
	compareTitle: 'Un seul pré, ou deux ?',
	compareHint:
		'Touche un autre pré, ou le même ailleurs : le plateau montre ce qui relie les deux, ou ce qui les sépare.',
	compareAgain: 'Un autre pré',
	cancel: 'Quitter',
	fields: ({ kind, between }: FieldRelation): string => {
		switch (kind) {
			case 'one':
				return 'Un seul pré : le chemin en pointillé va de A à B sans rien traverser qui sépare les prés.';
			case 'separated':
				return `Deux prés : ${barriers(between)} ${between.length > 1 ? 'séparent' : 'sépare'} A et B, sans détour possible.`;
			case 'apart':
				return 'Deux prés : entre A et B, il manque des tuiles, ou un côté est fermé.';
		}
	},
	samePlace: 'A et B sont le même morceau de pré. Touches-en un autre.',
	nearestHint: 'Le pointillé est le plus court chemin. Ce qu’il doit traverser est hachuré.'
} as const;
