import type { Refusal } from '../../engine/objection';
import { refusals } from './objections';

/** Words of what keeps a game from being shown or entered. */
export const troubles = {
	missing:
		'Diese Partie ist nicht auf diesem Gerät. Partien bleiben, wo sie eingegeben wurden; öffne die Datei der Partie, um sie hierherzuholen.',
	failed: 'Diese Partie lässt sich nicht aus dem Speicher des Geräts lesen.',
	readOnly:
		'Diese Partie wird in einem anderen Tab oder Fenster eingegeben. Hier siehst du live zu.',
	stale:
		'Diese Partie wird in einem anderen Tab oder Fenster eingegeben und lässt sich hier gerade nicht lesen. Was du siehst, kann veraltet sein.',
	takeOver: 'Hier eingeben',
	noTabLock:
		'Dieser Browser kann eine Partie nicht vor einem zweiten Tab schützen: Verwende nur einen Tab.',
	recordDamaged:
		'Der letzte Teil dieser Aufzeichnung ist nicht lesbar. Du siehst die Partie bis dahin; fortsetzen lässt sie sich nicht. Lade die Datei herunter, damit nichts verloren geht.',
	recordStops: (turn: number, refusal: Refusal): string =>
		`Die Aufzeichnung bricht bei Eintrag ${String(turn)} ab: Er ${refusals.why(refusal)}. Du siehst die Partie bis dahin.`,
	download: 'Datei der Partie herunterladen'
};
