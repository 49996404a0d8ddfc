import type { Objection, ObjectionCode, NonsenseCode, Refusal } from '../../engine/objection';
import type { Side } from '../../engine/spot';
import { boxes } from './common';
import { sidesList } from './places';

/** What is said of an objection, with the sides that it is about. */
const OBJECTIONS: Readonly<Record<ObjectionCode, string | ((sides: readonly Side[]) => string)>> = {
	'edges-differ': (sides) =>
		`Im ${sidesList(sides)} passt sie nicht. Die Seiten verbinden sich dort nicht.`,
	'touches-nothing': 'Sie grenzt mit keiner ganzen Seite an eine andere Karte.',
	'none-left': 'Davon gibt es keine mehr.',
	'not-their-turn': 'Jemand anders ist dran.',
	occupied: 'Hier steht schon jemand.',
	'fits-somewhere': 'Diese Karte passt noch irgendwo.',
	'tiles-left': 'Es sind noch Karten übrig.',
	'sides-bare': (sides) =>
		`Sie braucht auf allen Seiten eine Karte; im ${sidesList(sides)} liegt keine.`,
	'question-open': 'Eine Frage aus dem letzten Zug ist noch offen.',
	'not-offered': 'Das erlauben die Regeln jetzt nicht.',
	'off-table': 'Das liegt jenseits eures Tischrands.',
	'roads-end': 'Nach euren Regeln endet eine Straße an jeder Kreuzung.'
};

/** Why a turn breaks a rule. */
export function objection({ code, sides = [] }: Objection): string {
	const says = OBJECTIONS[code] ?? boxes.objections[code] ?? code;
	return typeof says === 'string' ? says : says(sides);
}

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
