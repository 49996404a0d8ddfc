import { common } from './common';
import { counted, formatDate } from './format';
import { home } from './home';
import { result } from './result';

const tilesOf = (n: number): string =>
	counted(n, 'cartonaș', 'cartonașe').replaceAll(' ', '\u00a0');

/** Words on the picture of a game. */
export const picture = {
	app: common.app,
	won: result.won,
	tied: result.tied,
	alone: result.aloneScore,
	running: (laid: number, all: number): string => `În joc: ${home.progress(laid, all)}`,
	building: 'În curs de introducere',
	day: (time: number): string => formatDate(new Date(time)),
	played: (box: string, expansions: readonly string[], lie?: number): string =>
		[home.played(box, expansions), ...(lie === undefined ? [] : [tilesOf(lie)])].join(' · '),
	scan: 'Scanează-mă ca să revezi jocul',
	open: 'Deschide imaginea în Tilekeep: are în ea tot jocul'
} as const;
