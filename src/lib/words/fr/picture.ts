import { common } from './common';
import { result } from './result';
import { home } from './home';
import { formatDate, counted } from './format';

const many = (n: number): string => counted(n, 'tuile', 'tuiles').replace(' ', '\u00a0');

export const picture = {
	app: common.app,
	won: result.won,
	tied: result.tied,
	alone: result.aloneScore,
	running: (laid: number, all: number): string => `En cours : ${home.progress(laid, all)}`,
	building: 'Table en cours de saisie',
	day: (time: number): string => formatDate(new Date(time)),
	played: (box: string, expansions: readonly string[], lie?: number): string =>
		[home.played(box, expansions), ...(lie === undefined ? [] : [many(lie)])].join(' · '),
	scan: 'Scanne-moi pour revoir la partie',
	open: 'Ouvre cette image dans Tilekeep : toute la partie est dedans'
} as const;
