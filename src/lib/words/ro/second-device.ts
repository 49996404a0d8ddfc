import type { Amount } from '../../devices/compare';
import type { ExchangeEnd } from '../../devices/exchange-state';
import type { FollowProblem } from '../../follow/problem';
import { common } from './common';
import { follow } from './follow';
import { bytes, counted, oneOr } from './format';

const ENDS: Readonly<Record<ExchangeEnd, string>> = {
	newer:
		'Celălalt dispozitiv are un Tilekeep mai nou. Actualizează-l pe acesta, apoi încearcă din nou.',
	older:
		'Celălalt dispozitiv are un Tilekeep mai vechi. Actualizează-l acolo, apoi încearcă din nou.',
	left: 'Celălalt dispozitiv a plecat înainte ca totul să fie aici. Aici nu s-a schimbat nimic: conectează-le din nou.',
	nonsense: 'Ce a trimis celălalt dispozitiv nu are sens. Aici nu s-a schimbat nimic.',
	stopped: 'Oprit. Aici nu s-a schimbat nimic.'
};

const PROBLEMS: Readonly<Partial<Record<FollowProblem, string>>> = {
	'no-code': 'Acesta nu este un cod al celuilalt dispozitiv.',
	'too-old':
		'Acesta răspunde unui cod care nu mai așteaptă. Celălalt dispozitiv trebuie să scaneze codul de acum.',
	'other-game':
		'Acest cod este pentru urmărit o masă, nu pentru al doilea dispozitiv. Ca să urmărești, folosește-l pe prima pagină, la „Deschide un joc primit”. Dacă este un răspuns, îl scanează telefonul care ține scorul.',
	answer: 'Acesta este un răspuns. Îl scanează dispozitivul care a arătat codul.',
	offer:
		'Acesta este un cod, nu un răspuns. Celălalt dispozitiv își arată răspunsul după ce a scanat codul de aici.'
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
	lead: 'Conectează două dispozitive ale tale, iar fiecare primește de la celălalt jocurile care îi lipsesc: cu ce ai notat despre serile voastre, cartonașele pe care le-ai descris și numele pe care le-ai schimbat. Pe niciunul nu se pierde vreun joc și poți face asta oricât de des.',
	rules:
		'Un joc ajuns mai departe acolo continuă aici; unde au continuat diferit, se păstrează amândouă. Un joc pe care l-ai șters pe unul revine de pe celălalt.',
	same: 'Ambele dispozitive trebuie să fie în aceeași rețea. Vorbesc doar între ele și nimic nu se transferă înainte să fii de acord pe amândouă.',
	open: 'Conectează al doilea dispozitiv',
	show: 'Arată un cod aici',
	why: 'De ce camera? Citește răspunsul celuilalt dispozitiv. Iar cât timp o pagină o poate folosi, browserul spune adresa acestui dispozitiv în Wi-Fi-ul tău, de care unele rețele au nevoie. Nicio imagine nu se păstrează și nu se trimite.',
	read: 'Sau citește codul celuilalt dispozitiv',
	step: 'Scanează asta cu celălalt dispozitiv',
	codeLabel: 'Un cod pentru conectarea celui de-al doilea dispozitiv',
	scanCode: 'Scanează codul celuilalt dispozitiv',
	pasteCode: 'Sau lipește linkul arătat de celălalt dispozitiv',
	invited:
		'Celălalt dispozitiv al tău ți-a arătat acest cod. Cele două se conectează direct și compară ce jocuri au; apoi hotărăști tu.',
	connect: 'Conectează',
	answerStep: 'Arată asta celuilalt dispozitiv',
	answerHint: 'Apasă acolo „Scanează răspunsul”. Lasă această pagină deschisă.',
	answerLabel: 'Răspunsul la cod',
	notWanted: {
		answer: 'Acesta nu este răspunsul celuilalt dispozitiv.',
		offer: 'Acesta nu este un cod al celuilalt dispozitiv.'
	},
	problem: (problem: FollowProblem): string => PROBLEMS[problem] ?? follow.problem(problem),
	comparing: 'Conectat. Se compară jocurile…',
	get: (amount: Amount): string => {
		const all = listed(amount);
		return all.length === 0
			? 'Pe acest dispozitiv nu lipsește niciun joc.'
			: `Lipsă pe acest dispozitiv: ${common.list(all)}.`;
	},
	give: (amount: Amount): string => {
		const all = listed(amount);
		return all.length === 0
			? 'Pe celălalt dispozitiv nu lipsește niciun joc.'
			: `Lipsă pe celălalt dispozitiv: ${common.list(all)}.`;
	},
	withPhotos: (photos: number, size: number): string =>
		oneOr(
			photos,
			`Adu aici și o poză (${bytes(size)})`,
			`Adu aici și ${counted(photos, 'poză', 'poze')} (${bytes(size)})`
		),
	along: 'Cartonașele descrise și numele schimbate vin și ele.',
	bring: 'Transferă',
	waiting: 'Acum fii de acord și pe celălalt dispozitiv.',
	agreedThere: 'Celălalt dispozitiv este de acord.',
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
			: 'Celălalt dispozitiv nu a salvat ce îi lipsea. Conectează-le din nou ca să mai încerci.';
	},
	end: (end: ExchangeEnd): string => ENDS[end],
	again: 'Conectează din nou'
} as const;
