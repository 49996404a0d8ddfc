import { isolate } from '../../engine/typed-text';
import type { BoxFileProblem } from '../../custom-tiles/stored-boxes';
import { counted } from './format';

const REFUSED: Readonly<Record<BoxFileProblem, string>> = {
	'no-box':
		'Ce fichier ne contient pas de boîte. Choisis-en un qui a été enregistré sur cette page.',
	'newer-version':
		'Cette boîte vient d’une version plus récente de Tilekeep. Mets d’abord Tilekeep à jour.'
};

const tilesOf = (n: number): string => counted(n, 'tuile', 'tuiles');

/** Words of the custom boxes that somebody keeps on the device. */
export const customBoxes = {
	title: 'Tes propres boîtes',
	intro:
		'Pour les tuiles que Tilekeep ne connaît pas. Une boîte reste sur cet appareil, se joue dans toutes les parties et se partage dans un fichier.',
	newName: (number: number): string => (number === 1 ? 'Ma boîte' : `Ma boîte ${String(number)}`),
	boxName: 'Nom de la boîte',
	tiles: tilesOf,
	empty: 'Pas encore de tuile.',
	describe: 'Décrire une tuile',
	put: 'Mettre dans la boîte',
	oneLess: (tile: string): string => `Une de moins. ${tile}`,
	oneMore: (tile: string): string => `Une de plus. ${tile}`,
	correct: (tile: string): string => `Corriger. ${tile}`,
	remove: (tile: string): string => `Retirer. ${tile}`,
	removed: (tile: string): string => `Tuile retirée. ${tile}`,
	alreadyThere: 'Cette tuile est déjà dans la boîte.',
	full: 'Une boîte peut contenir 60 tuiles différentes.',
	save: 'Enregistrer un fichier',
	deleteBox: (name: string): string => `Supprimer « ${isolate(name)} »`,
	deleted: (name: string): string => `« ${isolate(name)} » est supprimée.`,
	newBox: 'Nouvelle boîte',
	open: 'Ouvrir un fichier',
	added: (name: string, tiles: number): string =>
		`« ${isolate(name)} » contient maintenant ${tilesOf(tiles)}.`,
	refused: (problem: BoxFileProblem): string => REFUSED[problem],
	nameTaken: 'Une autre boîte porte ce nom.',
	nameMissing: 'Il faut un nom à la boîte.',
	unread: 'Impossible de lire tes boîtes pour le moment. Recharge la page pour réessayer.',

	tickHint: 'Coche une boîte pour jouer avec ses tuiles.',
	noneYet:
		'As-tu des tuiles que Tilekeep ne connaît pas ? Décris-les une fois, dans une boîte à toi.',
	manage: 'Décrire des tuiles ou modifier une boîte'
};
