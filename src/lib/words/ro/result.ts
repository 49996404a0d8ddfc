import type { ENGLISH_ALL_OF } from '../en/result';
import { boxes, common } from './common';
import { final } from './final';
import { counted, number, oneOr } from './format';

const ALL_OF: Readonly<Record<string, string>> = {
	road: 'Evaluează drumurile',
	city: 'Evaluează orașele',
	monastery: 'Evaluează mănăstirile',
	farm: 'Evaluează câmpurile'
} satisfies Readonly<Record<keyof typeof ENGLISH_ALL_OF, string>>;

/** Words of the guided final scoring and of the result. */
export const result = {
	begin: 'Începe',
	next: 'Înainte',
	scoreAll: 'Evaluează tot',
	intro: (n: number): string =>
		n === 0
			? 'Nu mai este nimic de evaluat.'
			: oneOr(
					n,
					'Mai este un teritoriu de evaluat.',
					`Mai sunt ${counted(n, 'teritoriu', 'teritorii')} de evaluat.`
				),
	kinds: 'Evaluarea finală, pe categorii',
	kind: final.source,
	shown: (n: number, of: number): string => `${number(n)} din ${number(of)}`,
	allOf: (kind: string): string => ALL_OF[kind] ?? boxes.scoreAll[kind] ?? 'Evaluează-le pe toate',
	standings: 'Clasament',
	before: 'Evaluate deja',
	task: (name: string, task: string): string => `${name}: ${task}.`,
	lostOnTime: (name: string): string => `Timpul a expirat: ${name} a pierdut.`,
	balanced: 'Punctele din evaluări se potrivesc cu totalurile.',
	unbalanced:
		'Punctele din evaluări nu se potrivesc cu totalurile. Jocul rămâne deschis; te rugăm să păstrezi fișierul și să ne anunți.',
	seeSums: 'Vezi cum',
	sumsTitle: 'Cum se adună punctele',
	sum: (n: number): string =>
		oneOr(n, 'Suma unei evaluări', `Suma a ${counted(n, 'evaluare', 'evaluări')}`),
	awardsOf: (name: string): string => `Evaluări: ${name}`,
	noAwards: 'Nicio evaluare, niciun punct.',
	closeGame: 'Încheie jocul',

	won: (winners: readonly string[], points: number): string =>
		winners.length === 1
			? `${common.list(winners)} câștigă cu ${common.points(points)}`
			: `${common.list(winners)} împart victoria, cu ${common.points(points)}`,
	tied: (names: readonly string[], points: number): string =>
		`${common.list(names)} sunt la egalitate cu ${common.points(points)}: decide alt joc`,
	/** Beside the result of a game that ended with tiles left. */
	endedEarly: (n: number): string =>
		`Încheiat mai devreme, cu ${counted(n, 'cartonaș rămas', 'cartonașe rămase')}`,
	aloneScore: (points: number): string => common.points(points),
	winner: 'Victorie',
	sharePicture: 'Distribuie imaginea',
	review: 'Rezumat',
	newGame: 'Joc nou'
};
