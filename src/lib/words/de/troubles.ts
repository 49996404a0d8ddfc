import type { NonsenseCode, Objection, Refusal } from '../../engine/objection';
import { objection } from './objections';

const NONSENSE: Readonly<Record<NonsenseCode, string>> = {
	'unknown-event': 'enthält etwas, das diese Version nicht kennt',
	'unknown-player': 'nennt jemanden, der nicht mitspielt',
	'unknown-tile': 'nennt eine Karte, die es in dieser Ausgabe nicht gibt',
	'out-of-reach': 'legt eine Karte weiter hinaus, als irgendein Tisch reicht',
	'spot-taken': 'legt eine Karte auf einen Platz, der schon belegt ist',
	'no-such-place': 'setzt eine Figur dorthin, wo die Karte nichts hat',
	'unknown-piece': 'verwendet eine Figur, die es in dieser Ausgabe nicht gibt',
	'cannot-stand-there': 'setzt eine Figur dorthin, wo sie in dieser Partie nicht stehen darf',
	'none-in-supply': 'setzt eine Figur, die nicht im Vorrat ist',
	'one-figure-only': 'setzt eine Figur und nimmt zugleich eine zurück',
	'stays-there': 'nimmt eine Figur zurück, die stehen bleiben muss',
	'unknown-token': 'nennt Waren, die es in dieser Ausgabe nicht gibt',
	'nothing-asked': 'beantwortet eine Frage, die niemand gestellt hat',
	'not-building': 'ändert den Aufbau, obwohl die Partie schon läuft',
	'no-crossing': 'nennt eine Kreuzung, wo die Karte keine hat',
	'no-bridge': 'nennt eine Brücke, die dort nicht liegen kann',
	'still-building': 'kommt, bevor der Aufbau fertig ist',
	'game-is-over': 'kommt nach dem Ende der Partie',
	'game-is-not-over': 'schließt eine Partie ab, die nicht zu Ende ist'
};

/** Why an event or a turn is refused. */
export const refusals = {
	nonsense: (code: NonsenseCode): string => NONSENSE[code] ?? code,
	refused: (list: readonly Objection[]): string =>
		`verstößt gegen eine Regel, die niemand außer Kraft gesetzt hat („${list.map(objection).join(' ').replace(/\.$/, '')}“)`,
	/** Why an event is refused, to follow “er” or “das”. */
	why: (refusal: Refusal): string =>
		'nonsense' in refusal
			? refusals.nonsense(refusal.nonsense)
			: refusals.refused(refusal.objections)
};

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
