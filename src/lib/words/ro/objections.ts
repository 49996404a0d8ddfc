import type { Objection, ObjectionCode, NonsenseCode, Refusal } from '../../engine/objection';
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

/** To follow a subject in the singular such as „înregistrarea”. */
const NONSENSE: Readonly<Record<NonsenseCode, string>> = {
	'unknown-event': 'conține ceva ce această versiune nu cunoaște',
	'unknown-player': 'conține un jucător care nu este în joc',
	'unknown-tile': 'conține un cartonaș care nu este în cutie',
	'out-of-reach': 'plasează un cartonaș mai departe decât se poate întinde harta',
	'spot-taken': 'plasează un cartonaș pe un loc ocupat',
	'no-such-place': 'pune o figură unde cartonașul nu are nimic',
	'unknown-piece': 'folosește o figură care nu este în cutie',
	'cannot-stand-there': 'pune o figură unde nu are voie să stea în acest joc',
	'none-in-supply': 'pune o figură pe care jucătorul nu o are în rezervă',
	'one-figure-only': 'pune o figură și ia alta înapoi în aceeași tură',
	'stays-there': 'ia înapoi o figură care trebuie să rămână',
	'unknown-token': 'conține jetoane care nu sunt în cutie',
	'nothing-asked': 'răspunde la o întrebare pe care nu a pus-o nimeni',
	'not-building': 'schimbă poziția de pornire după ce jocul a început',
	'no-crossing': 'conține o răscruce unde cartonașul nu are niciuna',
	'still-building': 'apare înainte ca poziția de pornire să fie completă',
	'game-is-over': 'apare după sfârșitul jocului',
	'game-is-not-over': 'încheie un joc care nu s-a terminat'
};

/** Why an event is refused. */
export const refusals = {
	nonsense: (code: NonsenseCode): string => NONSENSE[code] ?? code,
	refused: (list: readonly Objection[]): string =>
		`încalcă o regulă, iar jucătorii nu au acceptat asta („${list.map(objection).join(' ').replace(/\.$/, '')}”)`,
	/** Why an event is refused, to follow its subject. */
	why: (refusal: Refusal): string =>
		'nonsense' in refusal
			? refusals.nonsense(refusal.nonsense)
			: refusals.refused(refusal.objections)
};
