import type { PlayerColour } from '../../engine/colours';
import { plain } from '../signed';
import { list, many } from './format';

const COLOURS: Readonly<Record<PlayerColour, string>> = {
	red: 'Roșu',
	blue: 'Albastru',
	green: 'Verde',
	yellow: 'Galben',
	black: 'Negru',
	grey: 'Gri',
	pink: 'Roz'
};

/** Words that several parts of the app use. */
export const common = {
	app: 'Tilekeep',
	colour: (colour: PlayerColour): string => COLOURS[colour],
	points: (n: number): string => `${plain(n)} ${many(n, 'punct', 'puncte')}`,
	list,
	colon: ':',
	notLoaded:
		'O parte din Tilekeep nu este încă pe acest dispozitiv. Conectează-te la internet, reîncarcă pagina și încearcă din nou.',
	howScored: 'Cum se punctează',
	inPictures: 'Vezi în imagini',
	close: 'Închide',
	cancel: 'Renunță',
	done: 'Gata',
	undo: 'Anulează',
	redo: 'Refă'
} as const;
