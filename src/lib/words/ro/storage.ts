import type { StoreProblemCode } from '../../store/problem';

const STORE: Readonly<Record<StoreProblemCode, string>> = {
	conflict: 'Nesalvat: acest joc a continuat în altă fereastră.',
	gone: 'Nesalvat: acest joc a fost șters între timp.',
	unreadable:
		'Jocul este păstrat, dar este deteriorat sau provine dintr-o versiune mai nouă de Tilekeep. Actualizează mai întâi aplicația.',
	full: 'Nesalvat: dispozitivul este plin.',
	lost: 'Nesalvat: browserul a pierdut accesul la spațiul de stocare.',
	stopped: 'Oprit: nu s-a salvat nimic.',
	outdated: 'Nesalvat: în altă fereastră este o versiune mai nouă de Tilekeep. Reîncarcă pagina.',
	silent: 'Încă nesalvat: spațiul de stocare al browserului nu răspunde. Puteți juca mai departe.',
	unavailable: 'Nesalvat: browserul nu lasă Tilekeep să salveze jocuri.'
};

/** Words of storage problems. */
export const storage = {
	keptInMemory: 'Acest browser nu poate salva jocuri: se pierd când închizi fereastra.',
	store: (code: StoreProblemCode): string => STORE[code]
} as const;
