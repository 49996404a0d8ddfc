import type { Refusal } from '../../engine/objection';
import { refusals } from './refusals';

/** Words of what keeps a game from being shown or entered. */
export const troubles = {
	missing:
		'Acest joc nu este pe acest dispozitiv. Jocurile rămân unde au fost introduse; deschide fișierul jocului ca să-l aduci aici.',
	failed: 'Acest joc nu poate fi citit din memoria dispozitivului.',
	readOnly: 'Acest joc se introduce în altă filă sau fereastră. Aici îl vezi în direct.',
	takeOver: 'Introdu de aici',
	noTabLock: 'Acest browser nu poate feri un joc de o a doua filă: folosește o singură filă.',
	recordDamaged:
		'Ultima parte a acestui joc nu poate fi citită. Vezi jocul până acolo și nu poate fi continuat. Descarcă fișierul ca să păstrezi tot.',
	recordStops: (turn: number, refusal: Refusal): string =>
		`Înregistrarea se oprește la intrarea ${String(turn)}: intrarea ${refusals.why(refusal)}. Vezi jocul până acolo.`,
	download: 'Descarcă fișierul jocului'
};
