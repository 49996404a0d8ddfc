import type { PlayerColour } from '../../engine/colours';
import { plain } from '../formats';
import { list, many } from './format';
import type { StoreProblemCode } from '../../store/problem';
import { boxesIn, shortNameIn } from '../spoken-expansions';
import type { Says } from './says';

const COLOURS: Readonly<Record<PlayerColour, string>> = {
	red: 'Roșu',
	blue: 'Albastru',
	green: 'Verde',
	yellow: 'Galben',
	black: 'Negru',
	grey: 'Gri',
	pink: 'Roz'
};

/** Words that several parts of the app use. */
export const common = {
	app: 'Tilekeep',
	colour: (colour: PlayerColour): string => COLOURS[colour],
	points: (n: number): string => `${plain(n)} ${many(n, 'punct', 'puncte')}`,
	list,
	colon: ':',
	notLoaded:
		'O parte din Tilekeep nu este încă pe acest dispozitiv. Conectează-te la internet, reîncarcă pagina și încearcă din nou.',
	howScored: 'Cum se punctează',
	inPictures: 'Vezi în imagini',
	close: 'Închide',
	cancel: 'Renunță',
	done: 'Gata',
	undo: 'Anulează',
	redo: 'Refă'
} as const;

/** Words around every page, and news about the app itself. */
export const shell = {
	title: (page: string): string => `${page} · Tilekeep`,
	home: 'Acasă',
	help: 'Ajutor',
	settings: 'Setări',
	tournament: 'Turneu',

	updateReady: 'Este gata o versiune nouă. Jocurile tale rămân așa cum sunt.',
	updateNow: 'Actualizează',
	updateBlocked:
		'Un joc este deschis în altă fereastră. Închide-l mai întâi acolo, apoi actualizează.',
	offlineReady: 'Gata: de acum Tilekeep merge și fără internet.',

	memoryOnly:
		'Acest browser nu poate salva nimic: un joc ține doar cât este deschisă fereastra. Descarcă fișierul jocului înainte să o închizi.',

	waiting: {
		blocked:
			'O versiune mai veche de Tilekeep, din altă fereastră, îți folosește jocurile. Închide toate celelalte ferestre și file cu Tilekeep; aceasta continuă apoi singură.',
		slow: 'Jocurile tale se deschid greu. Dacă Tilekeep este deschis în altă fereastră sau filă, închide-l acolo; fereastra aceasta continuă apoi singură.',
		silent:
			'Spațiul de stocare al browserului nu răspunde. Tilekeep așteaptă în continuare. Dacă nu trece, repornește browserul.'
	},

	errorTitle: 'Pagina nu există',
	errorBrokenTitle: 'Ceva nu a mers',
	errorLost: 'Tilekeep nu are nicio pagină la această adresă. Jocurile tale sunt în siguranță.',
	errorBroken: 'Tilekeep nu a putut deschide pagina. Jocurile tale sunt în siguranță.',
	errorHome: 'La prima pagină'
} as const;

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

/** The Romanian words of the expansions that are loaded. */
export const boxes = boxesIn<Says>('ro');

/** The short name of an expansion, never broken between lines. */
export const expansionName = (id: string): string => shortNameIn('ro', id);

/** The title of an expansion; its short name where its words aren’t loaded yet. */
export const expansionTitle = (id: string): string => boxes.title[id] ?? expansionName(id);
