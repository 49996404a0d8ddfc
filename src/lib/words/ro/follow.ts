import type { FollowProblem } from '../../follow/problem';
import type { ProposalOutcome } from '../../follow/proposer';
import { relay } from './follow-relay';
import { number, oneOr } from './format';

const PROBLEMS: Readonly<Record<FollowProblem, string>> = {
	'no-code': 'Acesta nu este un cod pentru urmărit o masă.',
	damaged: 'Codul este incomplet sau scris greșit. Copiază-l sau scanează-l pe tot.',
	'other-version':
		'Codul vine din altă versiune de Tilekeep. Actualizează aplicația pe ambele dispozitive.',
	'too-old':
		'Acesta răspunde unui cod care nu mai așteaptă. Celălalt telefon trebuie să scaneze codul de acum.',
	'other-game': 'Acest răspuns este pentru alt joc.',
	'second-device':
		'Acest cod conectează al doilea dispozitiv și nu arată nicio masă. Folosește-l pe prima pagină, la „Stocare și backup”, cu „Conectează al doilea dispozitiv”.',
	answer: 'Acesta este un răspuns. Îl scanează telefonul care ține scorul.',
	offer:
		'Acesta este un cod de urmărit, nu un răspuns. Celălalt telefon își arată răspunsul după ce a scanat codul.',
	impossible: 'Acest browser nu se poate conecta la alte dispozitive.',
	'no-way':
		'Dispozitivele nu ajung unul la altul. Sunt ambele în același Wi-Fi? Unele, ca la hotel, despart dispozitivele; atunci folosiți hotspotul unui telefon.'
};

type Refused = Exclude<ProposalOutcome, 'written'>;
const REFUSED: Readonly<Record<Refused, string>> = {
	'not-allowed': 'Acum doar telefonul care ține scorul introduce ture.',
	'not-your-turn': 'Nu e rândul tău.',
	late: 'Altcineva a fost mai rapid. Așa este masa acum.',
	'not-a-turn': 'Asta poate face doar telefonul care ține scorul.',
	rules: 'Asta încalcă o regulă. Doar telefonul care ține scorul o poate introduce totuși.',
	'too-many': 'A fost prea mult deodată. Așteaptă o clipă.',
	'no-answer':
		'Telefonul care ține scorul nu răspunde. Când revine, uită-te dacă tura ta a fost introdusă.'
};

/** Words of following a table from another device. */
export const follow = {
	lead: 'Ceilalți văd această masă pe telefoanele lor în timp ce jucați: masa, punctele și de ce. Tu introduci turele sau îi lași pe toți să și le introducă. Toate telefoanele trebuie să fie în aceeași rețea, iar jocul ajunge doar la cei care îți scanează codul.',
	why: 'De ce camera? Citește răspunsurile celorlalți. Iar cât timp o pagină o poate folosi, browserul spune adresa telefonului în Wi-Fi-ul vostru, de care unele rețele au nevoie. Nicio imagine nu se păstrează și nu se trimite.',
	withCamera: 'Cu camera',
	withoutCamera: 'Fără cameră',
	making: 'Se face codul…',
	step: 'Celălalt telefon să scaneze asta',
	stepHint: 'Cu camera lui obișnuită. Apoi arată un răspuns.',
	codeLabel: 'Un cod pentru a urmări această masă',
	copy: 'Copiază linkul',
	copied: 'Copiat.',
	notCopied: 'Browserul nu a lăsat Tilekeep să copieze. Selectează textul în schimb.',
	asText: 'Codul ca text',
	scan: { answer: 'Scanează răspunsul', offer: 'Scanează codul unei mese' },
	notWanted: {
		answer: 'Acesta nu este răspunsul unui telefon care vrea să urmărească.',
		offer: 'Acesta nu este codul unei mese.'
	},
	pasteAnswer: 'Sau lipește răspunsul',
	pasteCode: 'Sau lipește linkul unei mese',
	use: 'Conectează',
	joining: 'Se conectează…',
	joined: 'Conectat: celălalt telefon arată masa.',
	next: 'Încă cineva',
	near: 'Aceeași rețea: printr-un cod',
	stop: 'Oprește pentru toți',
	followers: (count: number): string =>
		count === 0
			? 'Acum nu urmărește nimeni'
			: `${number(count)} ${oneOr(count, 'urmărește', 'urmăresc')}`,
	follower: (name: string | undefined, reachable: boolean): string =>
		`${name ?? 'Cineva care privește'}${reachable ? '' : ' (nu poate fi contactat)'}`,
	hand: 'Predă',
	lets: 'Ceilalți își introduc singuri turele',
	letsHint: 'Fiecare pentru locul ales. Ce încalcă o regulă poți introduce doar tu.',
	problem: (problem: FollowProblem): string => PROBLEMS[problem],
	relay,

	title: 'Urmărește o masă',
	invited:
		'Vezi masa al cărei cod ți-a fost arătat, în direct, pe acest dispozitiv. Dispozitivele voastre se conectează direct, în rețeaua voastră. Aici nu se salvează nimic, decât dacă păstrezi jocul.',
	start: 'Urmărește',
	howTo:
		'Pe telefonul care ține scorul: meniu, „Toți urmăresc”. Apoi scanează cu camera codul pe care îl arată sau lipește-i linkul aici.',
	answerStep: 'Arată asta telefonului care ține scorul',
	answerHint: 'Acolo se atinge „Scanează răspunsul”. Lasă pagina aceasta deschisă.',
	answerLabel: 'Răspunsul la cod',
	banner: 'Masă urmărită',
	live: 'O vezi în direct. Nu este salvată aici.',
	away: 'Acum nu se poate ajunge la ea: așa era masa. Continuă când revine celălalt telefon.',
	ended: 'Conexiunea s-a încheiat: așa era masa. Scanează un cod nou ca să continui.',
	seatTitle: 'Unde stai?',
	seatHint:
		'Atunci telefonul acesta spune când e rândul tău. Dacă telefonul care ține scorul te lasă, îți introduci tura aici.',
	watching: 'Doar privesc',
	taken: (name: string): string => `${name} (pe alt telefon)`,
	yourTurn: (enters: boolean): string =>
		enters ? 'E rândul tău: introdu tura aici.' : 'E rândul tău.',
	refused: (outcome: Refused): string => REFUSED[outcome],
	screen: 'Un ecran pentru toți',
	screenHint:
		'Pentru o tabletă sau un televizor la capătul mesei: masa mare, punctele și ce s-a punctat ultima dată.',
	lastPaid: 'Punctat ultima dată',
	leaveScreen: 'Afișare normală',
	offered:
		'Jocul îți este predat: de acum introduci toate turele, iar el se păstrează pe acest dispozitiv.',
	take: 'Preia-l',
	keep: 'Păstrează acest joc',
	keepMore: 'Păstrează turele noi',
	kept: 'Păstrat pe acest dispozitiv.',
	leave: 'Ieși',
	gone: 'Această fereastră nu mai urmărește nicio masă. Scanează acolo un cod nou.'
} as const;
