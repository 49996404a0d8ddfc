import type { Refusal } from '../../engine/objection';
import { refusals } from './objections';

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
