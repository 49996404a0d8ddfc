import type { StoreProblemCode } from '../../store/problem';

const STORE: Readonly<Record<StoreProblemCode, string>> = {
	conflict: 'Nicht gespeichert: Diese Partie wurde in einem anderen Fenster fortgesetzt.',
	gone: 'Nicht gespeichert: Diese Partie wurde inzwischen gelöscht.',
	unreadable:
		'Diese Partie bleibt erhalten, ist aber beschädigt oder aus einer neueren Version von Tilekeep. Aktualisiere zuerst Tilekeep.',
	full: 'Nicht gespeichert: Dieses Gerät ist voll.',
	lost: 'Nicht gespeichert: Der Browser hat den Zugriff auf seinen Speicher verloren.',
	silent:
		'Noch nicht gespeichert: Der Speicher des Browsers antwortet nicht. Ihr könnt weiterspielen.',
	stopped: 'Abgebrochen: Nichts wurde gespeichert.',
	outdated:
		'Nicht gespeichert: In einem anderen Fenster läuft eine neuere Version von Tilekeep. Lade dieses Fenster neu.',
	unavailable: 'Nicht gespeichert: Der Browser lässt Tilekeep keine Partien speichern.'
};

/** Words of storage problems. */
export const storage = {
	keptInMemory:
		'Dieser Browser kann keine Partien speichern: Sie sind weg, sobald du das Fenster schließt.',
	store: (code: StoreProblemCode): string => STORE[code]
} as const;
