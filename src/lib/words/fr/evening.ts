import type { Rating } from '../../record/evening';
import type { StoreProblemCode } from '../../store/problem';
import { bytes, list, number, plural } from './format';
import { storage } from './common';

const RATINGS: Readonly<Record<Rating, string>> = {
	1: 'Pas notre soirée',
	2: 'Sans plus',
	3: 'Une bonne soirée',
	4: 'Une très bonne soirée',
	5: 'Une soirée inoubliable'
};

export const evening = {
	title: 'La soirée',
	lead: 'Des photos de la table, une note, le lieu : tout reste sur cet appareil, même si tu partages la partie.',
	fill: 'Écrire une note',
	edit: 'Modifier',
	editTitle: 'La soirée',

	place: 'Où vous avez joué',
	placeHint: 'La cuisine d’Anna',
	note: 'Note',
	noteHint: 'Ce que tu voudras te rappeler',
	rating: 'Comment c’était',
	rated: (rating: Rating): string => RATINGS[rating],
	stars: (rating: Rating): string =>
		`${plural(rating, { one: `${String(rating)} étoile`, other: `${String(rating)} étoiles` })} sur 5 : ${RATINGS[rating]}`,
	noRating: 'Sans étoiles',
	saved: 'Enregistré sur cet appareil.',
	saving: 'Enregistrement…',
	notSaved: (code: StoreProblemCode): string =>
		code === 'full'
			? 'Pas enregistré : cet appareil est plein. Supprime des photos dont tu n’as plus besoin, ou fais de la place sur l’appareil, et réessaie.'
			: storage.store(code),
	again: 'Réessayer',

	photos: 'Photos de la table',
	add: 'Ajouter des photos',
	adding: (n: number, all: number): string => `Ajout de la photo ${number(n)} sur ${number(all)}…`,
	open: (n: number, all: number): string => `Ouvrir la photo ${number(n)} sur ${number(all)}`,
	take: (photos: number, size: number): string =>
		plural(photos, {
			one: `Une photo, ${bytes(size)} sur cet appareil.`,
			other: `${number(photos)} photos, ${bytes(size)} sur cet appareil.`
		}),
	unreadable: (files: readonly string[]): string =>
		plural(files.length, {
			one: `${list(files)} n’est pas une image lisible ici. Enregistre le fichier en JPEG ou PNG, puis ajoute-le à nouveau.`,
			other: `${list(files)} ne sont pas des images lisibles ici. Enregistre les fichiers en JPEG ou PNG, puis ajoute-les à nouveau.`
		}),
	refused: (photos: number, code: StoreProblemCode): string =>
		code === 'stopped'
			? plural(photos, {
					one: 'Arrêté : une photo n’a pas été ajoutée.',
					other: `Arrêté : ${number(photos)} photos n’ont pas été ajoutées.`
				})
			: code === 'full'
				? plural(photos, {
						one: 'Une photo n’a pas été enregistrée : cet appareil est plein. Supprime des photos dont tu n’as plus besoin, ou fais de la place sur l’appareil, et ajoute-la à nouveau.',
						other: `${number(photos)} photos n’ont pas été enregistrées : cet appareil est plein. Supprime des photos dont tu n’as plus besoin, ou fais de la place sur l’appareil, et ajoute-les à nouveau.`
					})
				: plural(photos, {
						one: `Il manque une photo. ${storage.store(code)}`,
						other: `Il manque ${number(photos)} photos. ${storage.store(code)}`
					}),

	view: (n: number, all: number): string => `Photo ${number(n)} sur ${number(all)}`,
	alt: (n: number, all: number): string => `Photo ${number(n)} sur ${number(all)} de la table`,
	next: 'Photo suivante',
	previous: 'Photo précédente',
	share: 'Partager cette photo',
	shareFailed: 'Le partage n’a pas marché. Enregistre plutôt la photo.',
	save: 'Enregistrer cette photo',
	delete: 'Supprimer cette photo',
	deleted: 'Photo supprimée.',
	back: 'La photo est de retour.',
	notLoaded: 'Cette photo n’est plus lisible.'
} as const;
