import type { Amount } from '../../devices/compare';
import type { ExchangeEnd } from '../../devices/exchange-state';
import type { FollowProblem } from '../../follow/problem';
import { common } from './common';
import { follow } from './follow';
import { bytes, counted, oneOr } from './format';

const ENDS: Readonly<Record<ExchangeEnd, string>> = {
	newer:
		'Celălalt dispozitiv are o versiune mai nouă de Tilekeep. Actualizează aplicația aici, apoi încearcă din nou.',
	older:
		'Celălalt dispozitiv are o versiune mai veche de Tilekeep. Actualizează aplicația acolo, apoi încearcă din nou.',
	left: 'Celălalt dispozitiv s-a deconectat înainte de sfârșitul copierii. Aici nu s-a schimbat nimic: conectează din nou dispozitivele.',
	nonsense: 'Datele de la celălalt dispozitiv nu pot fi folosite. Aici nu s-a schimbat nimic.',
	stopped: 'Oprit. Aici nu s-a schimbat nimic.'
};

const PROBLEMS: Readonly<Partial<Record<FollowProblem, string>>> = {
	'no-code': 'Acesta nu este un cod al celuilalt dispozitiv.',
	'too-old':
		'Acest răspuns este pentru un cod expirat. Celălalt dispozitiv trebuie să scaneze codul de acum.',
	'other-game':
		'Acest cod este pentru urmărirea unui joc, nu pentru al doilea dispozitiv. Ca să urmărești, folosește-l pe prima pagină, la „Deschide un joc primit”. Dacă este un răspuns, îl scanează telefonul care ține scorul.'
};

/** Games and evenings as a list of amounts; empty for nothing. */
function listed({ games, evenings }: Amount): readonly string[] {
	return [
		...(games > 0 ? [counted(games, 'joc', 'jocuri')] : []),
		...(evenings > 0 ? [`notițele de la ${counted(evenings, 'seară', 'seri')}`] : [])
	];
}

/** Words of bringing games from one device of a person to another. */
export const secondDevice = {
	title: 'Al doilea dispozitiv',
	lead: 'Fiecare dintre cele două dispozitive primește de la celălalt jocurile care îi lipsesc.',
	carries:
		'Odată cu jocurile se copiază notițele despre seri, cartonașele descrise și numele schimbate. Niciun joc nu se pierde.',
	rules:
		'Un joc mai avansat pe un dispozitiv se actualizează pe celălalt; dacă a continuat diferit pe cele două, se păstrează ambele variante. Un joc șters de pe unul revine de pe celălalt.',
	same: 'Ambele dispozitive trebuie să fie în aceeași rețea. Comunică doar între ele și nimic nu se copiază înainte să-ți dai acordul pe amândouă.',
	open: 'Conectează al doilea dispozitiv',
	why: 'De ce camera? Ca să citească răspunsul celuilalt dispozitiv. Iar cât timp pagina o poate folosi, browserul dezvăluie în rețeaua Wi-Fi adresa acestui dispozitiv, de care unele rețele au nevoie. Nicio imagine nu se păstrează și nu se trimite.',
	step: 'Scanează codul cu celălalt dispozitiv',
	codeLabel: 'Un cod pentru conectarea celui de-al doilea dispozitiv',
	/** Beside a code that was made without the camera. */
	noReach: 'Dispozitivele nu se conectează? Unele rețele au nevoie de cameră.',
	scanCode: 'Scanează codul celuilalt dispozitiv',
	pasteCode: 'Sau lipește linkul arătat de celălalt dispozitiv',
	invited:
		'Acest cod este de la celălalt dispozitiv al tău. Cele două dispozitive ale tale se conectează direct și compară ce jocuri au; apoi hotărăști tu.',
	connect: 'Conectează',
	answerStep: 'Arată asta celuilalt dispozitiv',
	answerHint: 'Atinge acolo „Scanează codul celuilalt dispozitiv”. Lasă această pagină deschisă.',
	answerLabel: 'Răspunsul la cod',
	notWanted: 'Acesta nu este un cod al celuilalt dispozitiv.',
	problem: (problem: FollowProblem): string => PROBLEMS[problem] ?? follow.problem(problem),
	comparing: 'Conectat. Se compară jocurile…',
	get: (amount: Amount): string => {
		const all = listed(amount);
		return all.length === 0
			? 'Acestui dispozitiv nu îi lipsește niciun joc.'
			: `De copiat pe acest dispozitiv: ${common.list(all)}.`;
	},
	give: (amount: Amount): string => {
		const all = listed(amount);
		return all.length === 0
			? 'Celuilalt dispozitiv nu îi lipsește niciun joc.'
			: `De copiat pe celălalt dispozitiv: ${common.list(all)}.`;
	},
	withPhotos: (photos: number, size: number): string =>
		oneOr(
			photos,
			`Copiază aici și o poză (${bytes(size)})`,
			`Copiază aici și ${counted(photos, 'poză', 'poze')} (${bytes(size)})`
		),
	along: 'Se copiază și cartonașele descrise și numele schimbate.',
	bring: 'Copiază jocurile',
	waiting: 'Acum dă-ți acordul și pe celălalt dispozitiv.',
	agreedThere: 'Ți-ai dat acordul pe celălalt dispozitiv.',
	sending: 'Se trimite celuilalt dispozitiv…',
	work: {
		receiving: 'Se primește…',
		reading: 'Se verifică ce a sosit…',
		restoring: 'Se salvează jocurile…'
	},
	bytes: (done: number, all: number): string => `${bytes(done)} din ${bytes(all)}`,
	nothingNew: 'Aici nu lipsea nimic.',
	refused: (why: string): string => `${why} Aici nu s-a schimbat nimic.`,
	there: (stored: boolean | undefined): string => {
		if (stored === undefined)
			return 'Celălalt dispozitiv nu a terminat încă. Lasă această pagină deschisă.';
		return stored
			? 'Și celălalt dispozitiv are totul.'
			: 'Celălalt dispozitiv nu a salvat ce îi lipsea. Conectează din nou dispozitivele ca să mai încerci.';
	},
	end: (end: ExchangeEnd): string => ENDS[end],
	again: 'Conectează din nou',
	seeGames: 'Vezi jocurile'
} as const;
