import type { Objection, ObjectionCode } from '../../engine/objection';
import type { Side } from '../../engine/spot';
import { boxes } from './common';
import { sidesList } from './places';

/** What is said of an objection, with the sides that it is about. */
const OBJECTIONS: Readonly<Record<ObjectionCode, string | ((sides: readonly Side[]) => string)>> = {
	'edges-differ': (sides) => `Nu se potrivește la ${sidesList(sides)}. Laturile nu se leagă acolo.`,
	'touches-nothing': 'Nu atinge niciun cartonaș cu o latură întreagă.',
	'none-left': 'Nu mai sunt astfel de cartonașe în cutie.',
	'not-their-turn': 'Este la rând alt jucător.',
	occupied: 'Teritoriul este deja ocupat.',
	'fits-somewhere': 'Acest cartonaș încă se potrivește undeva.',
	'tiles-left': 'Mai sunt cartonașe.',
	'sides-bare': (sides) =>
		`Îi trebuie câte un cartonaș pe fiecare latură, dar nu are la ${sidesList(sides)}.`,
	'question-open': 'O întrebare din tura trecută așteaptă încă răspuns.',
	'not-offered': 'Regulile nu permit asta acum.',
	'off-table': 'Este dincolo de marginea mesei.',
	'roads-end': 'După regulile voastre, un drum se termină la orice răscruce.'
};

/** Why a turn breaks a rule. */
export function objection({ code, sides = [] }: Objection): string {
	const says = OBJECTIONS[code] ?? boxes.objections[code] ?? code;
	return typeof says === 'string' ? says : says(sides);
}
