import type { PlayerColour } from '../../engine/colours';
import { plain } from '../signed';
import { list, plural } from './format';

const COLOURS: Readonly<Record<PlayerColour, string>> = {
	red: 'Rouge',
	blue: 'Bleu',
	green: 'Vert',
	yellow: 'Jaune',
	black: 'Noir',
	grey: 'Gris',
	pink: 'Rose'
};

export const common = {
	app: 'Tilekeep',
	colour: (colour: PlayerColour): string => COLOURS[colour],
	points: (n: number): string =>
		`${plain(n)} ${plural(Math.abs(n), { one: 'point', other: 'points' })}`,
	list,
	colon: ' :',
	notLoaded:
		'Tilekeep n’est pas encore chargé en entier sur cet appareil. Connecte-toi à un réseau, recharge la page et réessaie.',
	howScored: 'Comment on compte',
	inPictures: 'Voir en images',
	close: 'Fermer',
	cancel: 'Arrêter',
	done: 'Terminé',
	undo: 'Annuler',
	redo: 'Rétablir'
} as const;
