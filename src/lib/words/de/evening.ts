import type { Rating } from '../../record/evening';
import type { StoreProblemCode } from '../../store/problem';
import { bytes, list, number, plural } from './format';
import { storage } from './common';

const RATINGS: Readonly<Record<Rating, string>> = {
	1: 'Nicht unser Abend',
	2: 'Na ja',
	3: 'Ein guter Abend',
	4: 'Ein sehr guter Abend',
	5: 'Ein unvergesslicher Abend'
};

/** Words of the evening of a game: note, place, rating and photos. */
export const evening = {
	title: 'Der Abend',
	lead: 'Fotos vom Tisch, eine Notiz, der Ort: Das bleibt auf diesem Gerät und ist in nichts enthalten, was du teilst.',
	fill: 'Notiz schreiben',
	edit: 'Bearbeiten',
	editTitle: 'Der Abend',

	place: 'Wo ihr gespielt habt',
	placeHint: 'In Annas Küche',
	note: 'Notiz',
	noteHint: 'Woran du dich erinnern willst',
	rating: 'Wie es war',
	rated: (rating: Rating): string => RATINGS[rating],
	stars: (rating: Rating): string => `${String(rating)} von 5 Sternen: ${RATINGS[rating]}`,
	noRating: 'Keine Bewertung',
	saved: 'Auf diesem Gerät gespeichert.',
	saving: 'Wird gespeichert …',
	notSaved: (code: StoreProblemCode): string =>
		code === 'full'
			? 'Nicht gespeichert: Dieses Gerät ist voll. Lösch Fotos, die du nicht mehr brauchst, oder schaff Platz auf dem Gerät und versuch es noch einmal.'
			: storage.store(code),
	again: 'Erneut versuchen',

	photos: 'Fotos vom Tisch',
	add: 'Fotos hinzufügen',
	adding: (n: number, all: number): string =>
		`Foto ${number(n)} von ${number(all)} wird hinzugefügt …`,
	open: (n: number, all: number): string => `Foto ${number(n)} von ${number(all)} öffnen`,
	take: (photos: number, size: number): string =>
		plural(photos, {
			one: `Ein Foto, ${bytes(size)} auf diesem Gerät.`,
			other: `${number(photos)} Fotos, ${bytes(size)} auf diesem Gerät.`
		}),
	unreadable: (files: readonly string[]): string =>
		plural(files.length, {
			one: `${list(files)} lässt sich hier nicht als Bild lesen. Speichere es als JPEG oder PNG und füg es noch einmal hinzu.`,
			other: `${list(files)} lassen sich hier nicht als Bilder lesen. Speichere sie als JPEG oder PNG und füg sie noch einmal hinzu.`
		}),
	refused: (photos: number, code: StoreProblemCode): string =>
		code === 'stopped'
			? plural(photos, {
					one: 'Abgebrochen: Ein Foto wurde nicht hinzugefügt.',
					other: `Abgebrochen: ${number(photos)} Fotos wurden nicht hinzugefügt.`
				})
			: code === 'full'
				? plural(photos, {
						one: 'Ein Foto wurde nicht gespeichert: Dieses Gerät ist voll. Lösch Fotos, die du nicht mehr brauchst, oder schaff Platz auf dem Gerät und füg es noch einmal hinzu.',
						other: `${number(photos)} Fotos wurden nicht gespeichert: Dieses Gerät ist voll. Lösch Fotos, die du nicht mehr brauchst, oder schaff Platz auf dem Gerät und füg sie noch einmal hinzu.`
					})
				: plural(photos, {
						one: `Ein Foto fehlt. ${storage.store(code)}`,
						other: `${number(photos)} Fotos fehlen. ${storage.store(code)}`
					}),

	view: (n: number, all: number): string => `Foto ${number(n)} von ${number(all)}`,
	alt: (n: number, all: number): string => `Foto ${number(n)} von ${number(all)} vom Tisch`,
	next: 'Nächstes Foto',
	previous: 'Voriges Foto',
	share: 'Dieses Foto teilen',
	shareFailed: 'Das Teilen hat nicht geklappt. Speichere das Foto stattdessen.',
	save: 'Dieses Foto speichern',
	delete: 'Dieses Foto löschen',
	deleted: 'Foto gelöscht.',
	back: 'Das Foto ist wieder da.',
	notLoaded: 'Dieses Foto ist nicht mehr lesbar.'
} as const;
