import type { Objection, ObjectionCode } from '../../engine/objection';
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
