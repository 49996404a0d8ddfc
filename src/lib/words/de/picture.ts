import { common } from './common';
import { result } from './result';
import { home } from './home';
import { formatDate, counted } from './format';

const many = (n: number): string => counted(n, 'Karte', 'Karten').replace(' ', '\u00a0');

/** Words on the picture of a game. */
export const picture = {
	app: common.app,
	won: result.won,
	tied: result.tied,
	alone: result.aloneScore,
	running: (laid: number, all: number): string => `Läuft noch: ${home.progress(laid, all)}`,
	building: 'Laufende Partie',
	day: (time: number): string => formatDate(new Date(time)),
	played: (box: string, expansions: readonly string[], lie?: number): string =>
		[home.played(box, expansions), ...(lie === undefined ? [] : [many(lie)])].join(' · '),
	scan: 'Scannen und Partie abspielen',
	open: 'Öffne dieses Bild in Tilekeep: Die ganze Partie steckt darin'
} as const;
