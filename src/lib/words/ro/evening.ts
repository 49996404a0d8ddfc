import type { Rating } from '../../record/evening';
import type { StoreProblemCode } from '../../store/problem';
import { bytes, counted, list, number, oneOr } from './format';
import { storage } from './common';

const RATINGS: Readonly<Record<Rating, string>> = {
	1: 'N-a fost seara noastră',
	2: 'Așa și așa',
	3: 'O seară bună',
	4: 'O seară foarte bună',
	5: 'O seară de neuitat'
};

const photosOf = (n: number): string => counted(n, 'poză', 'poze');

/** Words of the evening of a game: note, place, rating and photos. */
export const evening = {
	title: 'Seara',
	lead: 'Poze, o notiță, locul: rămân pe acest dispozitiv și nu apar în nimic din ce distribui.',
	fill: 'Scrie o notiță',
	edit: 'Modifică',
	editTitle: 'Seara',

	place: 'Unde ați jucat',
	placeHint: 'La Ana, în bucătărie',
	note: 'Notiță',
	noteHint: 'Ce vrei să ții minte',
	rating: 'Cum a fost',
	rated: (rating: Rating): string => RATINGS[rating],
	stars: (rating: Rating): string => `${String(rating)} din 5 stele: ${RATINGS[rating]}`,
	noRating: 'Fără stele',
	saved: 'Salvat pe acest dispozitiv.',
	saving: 'Se salvează…',
	notSaved: (code: StoreProblemCode): string =>
		code === 'full'
			? 'Nesalvat: dispozitivul este plin. Șterge poze de care nu mai ai nevoie sau fă loc pe dispozitiv și încearcă din nou.'
			: storage.store(code),
	again: 'Încearcă din nou',

	photos: 'Poze din seara aceea',
	add: 'Adaugă poze',
	adding: (n: number, all: number): string => `Se adaugă poza ${number(n)} din ${number(all)}…`,
	open: (n: number, all: number): string => `Deschide poza ${number(n)} din ${number(all)}`,
	take: (photos: number, size: number): string =>
		oneOr(
			photos,
			`O poză, ${bytes(size)} pe acest dispozitiv.`,
			`${photosOf(photos)}, ${bytes(size)} pe acest dispozitiv.`
		),
	unreadable: (files: readonly string[]): string =>
		oneOr(
			files.length,
			`${list(files)} nu poate fi citit aici ca imagine. Salvează fișierul ca JPEG sau PNG și adaugă-l din nou.`,
			`${list(files)} nu pot fi citite aici ca imagini. Salvează fișierele ca JPEG sau PNG și adaugă-le din nou.`
		),
	refused: (photos: number, code: StoreProblemCode): string => {
		if (code === 'stopped')
			return oneOr(
				photos,
				'Oprit: o poză nu s-a adăugat.',
				`Oprit: ${photosOf(photos)} nu s-au adăugat.`
			);
		const missing = oneOr(photos, 'Lipsește o poză.', `Lipsesc ${photosOf(photos)}.`);
		if (code !== 'full') return `${missing} ${storage.store(code)}`;
		return oneOr(
			photos,
			'O poză nu s-a salvat: dispozitivul este plin. Șterge poze de care nu mai ai nevoie sau fă loc pe dispozitiv și adaug-o din nou.',
			`${photosOf(photos)} nu s-au salvat: dispozitivul este plin. Șterge poze de care nu mai ai nevoie sau fă loc pe dispozitiv și adaugă-le din nou.`
		);
	},

	view: (n: number, all: number): string => `Poza ${number(n)} din ${number(all)}`,
	alt: (n: number, all: number): string => `Poza ${number(n)} din ${number(all)} a jocului`,
	next: 'Poza următoare',
	previous: 'Poza anterioară',
	share: 'Distribuie poza',
	shareFailed: 'Distribuirea nu a reușit. Salvează poza.',
	save: 'Salvează poza',
	delete: 'Șterge poza',
	deleted: 'Poza a fost ștearsă.',
	back: 'Poza a revenit.',
	notLoaded: 'Această poză nu mai poate fi citită.'
} as const;
