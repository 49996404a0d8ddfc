import { isolate } from '../../engine/typed-text';
import type { BoxFileProblem } from '../../custom-tiles/stored-boxes';
import { counted } from './format';

const REFUSED: Readonly<Record<BoxFileProblem, string>> = {
	'no-box': 'Acest fișier nu conține o cutie. Alege unul salvat de pe această pagină.',
	'newer-version':
		'Această cutie vine dintr-o versiune mai nouă a aplicației Tilekeep. Actualizează întâi Tilekeep.'
};

const tilesOf = (n: number): string => counted(n, 'cartonaș', 'cartonașe');

/** Words of the custom boxes that somebody keeps on the device. */
export const customBoxes = {
	title: 'Cutiile tale proprii',
	intro:
		'Pentru cartonașe pe care Tilekeep nu le cunoaște. O cutie rămâne pe acest dispozitiv, poate fi folosită în orice joc și dată mai departe ca fișier.',
	newName: (number: number): string => (number === 1 ? 'Cutia mea' : `Cutia mea ${String(number)}`),
	boxName: 'Numele cutiei',
	tiles: tilesOf,
	empty: 'Încă niciun cartonaș.',
	describe: 'Descrie un cartonaș',
	put: 'Pune-l în cutie',
	oneLess: (tile: string): string => `Unul mai puțin: ${tile}`,
	oneMore: (tile: string): string => `Unul în plus: ${tile}`,
	correct: (tile: string): string => `Corectează: ${tile}`,
	remove: (tile: string): string => `Scoate: ${tile}`,
	removed: (tile: string): string => `Scos din cutie: ${tile}`,
	alreadyThere: 'Acest cartonaș este deja în cutie.',
	full: 'Într-o cutie încap 60 de cartonașe diferite.',
	save: 'Salvează ca fișier',
	deleteBox: (name: string): string => `Șterge „${isolate(name)}”`,
	deleted: (name: string): string => `„${isolate(name)}” a fost ștearsă.`,
	newBox: 'Cutie nouă',
	open: 'Deschide un fișier',
	added: (name: string, tiles: number): string =>
		`În „${isolate(name)}” sunt acum ${tilesOf(tiles)}.`,
	refused: (problem: BoxFileProblem): string => REFUSED[problem],
	nameTaken: 'Altă cutie are acest nume.',
	nameMissing: 'O cutie are nevoie de un nume.',
	unread: 'Cutiile tale nu pot fi citite acum. Reîncarcă pagina și încearcă din nou.',

	tickHint: 'Bifează o cutie ca să joci cu ce e în ea.',
	noneYet: 'Ai cartonașe pe care Tilekeep nu le cunoaște? Descrie-le o dată, într-o cutie a ta.',
	manage: 'Descrie cartonașe sau modifică o cutie'
};
