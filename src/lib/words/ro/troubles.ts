import type { NonsenseCode, Objection, Refusal } from '../../engine/objection';
import { objection } from './objections';

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
	'no-bridge': 'conține un pod care nu poate fi acolo',
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

/** Words of what keeps a game from being shown or entered. */
export const troubles = {
	missing:
		'Acest joc nu este pe acest dispozitiv. Jocurile rămân unde au fost introduse; deschide fișierul jocului ca să-l aduci aici.',
	failed: 'Acest joc nu poate fi citit din memoria dispozitivului.',
	readOnly: 'Acest joc se introduce în altă filă sau fereastră. Aici îl vezi în direct.',
	stale:
		'Acest joc se introduce în altă filă sau fereastră și nu poate fi citit aici acum. Ce vezi poate fi depășit.',
	takeOver: 'Introdu de aici',
	noTabLock: 'Acest browser nu poate bloca jocul într-o a doua filă: folosește o singură filă.',
	recordDamaged:
		'Ultima parte a acestui joc nu poate fi citită. Poți vedea jocul până acolo, dar nu îl poți continua. Descarcă fișierul ca să păstrezi tot.',
	recordStops: (turn: number, refusal: Refusal): string =>
		`Jocul se oprește înainte de înregistrarea ${String(turn)}, care ${refusals.why(refusal)}. Îl vezi până acolo.`,
	download: 'Descarcă fișierul jocului'
};
