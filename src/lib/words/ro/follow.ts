import type { FollowProblem, RelayTrouble } from '../../follow/problem';
import type { ProposalOutcome } from '../../follow/proposer';
import { counted, oneOr } from './format';

const PROBLEMS: Readonly<Record<FollowProblem, string>> = {
	'no-code': 'Acesta nu este un cod pentru urmărirea unui joc.',
	damaged: 'Codul este incomplet sau scris greșit. Copiază-l sau scanează-l în întregime.',
	'other-version':
		'Codul este din altă versiune de Tilekeep. Actualizează aplicația pe ambele dispozitive.',
	'too-old':
		'Acest răspuns este pentru un cod expirat. Celălalt telefon trebuie să scaneze codul de acum.',
	'other-game': 'Acest răspuns este pentru alt joc.',
	'second-device':
		'Acest cod conectează al doilea dispozitiv și nu arată niciun joc. Folosește-l pe prima pagină, la „Stocare și backup”, cu „Conectează al doilea dispozitiv”.',
	answer: 'Acesta este un răspuns. Îl scanează telefonul care ține scorul.',
	offer:
		'Acesta este un cod pentru urmărire, nu un răspuns. Celălalt telefon își arată răspunsul după ce a scanat codul.',
	impossible: 'Acest browser nu se poate conecta la alte dispozitive.',
	'no-way':
		'Dispozitivele nu se pot conecta. Sunt ambele în aceeași rețea Wi-Fi? Unele rețele, ca la hotel, izolează dispozitivele; atunci folosește hotspotul unui telefon.'
};

type Refused = Exclude<ProposalOutcome, 'written'>;
const REFUSED: Readonly<Record<Refused, string>> = {
	'not-allowed': 'Acum doar telefonul care ține scorul introduce ture.',
	'not-your-turn': 'Nu e rândul tău.',
	late: 'Altcineva a fost mai rapid. Așa este jocul acum.',
	'not-a-turn': 'Asta poate face doar telefonul care ține scorul.',
	rules: 'Asta încalcă o regulă. Doar telefonul care ține scorul poate introduce totuși tura.',
	'too-many': 'Prea multe ture deodată. Așteaptă o clipă.',
	'no-answer':
		'Telefonul care ține scorul nu răspunde. Când revine, uită-te dacă tura ta a fost introdusă.'
};

const RELAY_PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
	'no-relay': 'Această adresă Tilekeep nu are releu. Cine o administrează poate porni unul.',
	'wrong-token': 'Releul nu lasă pe nimeni să intre cu acest link. Cere unul nou.',
	full: 'Releul nu mai are loc. Încearcă mai târziu sau conectați-vă direct.',
	impossible:
		'Fără o conexiune sigură (HTTPS), acest browser nu poate cripta: releul nu poate fi folosit.',
	forged:
		'Releul a transmis ceva ce nu este de la telefonul care ține scorul. Nu este afișat; vezi jocul așa cum era.',
	changed:
		'Releul a transmis turele anterioare altfel decât înainte. Nu sunt afișate; vezi jocul așa cum era.',
	withheld: 'Releul reține ture care au fost introduse. Vezi jocul așa cum era.',
	nobody:
		'Acum nimeni nu arată un joc prin acest link. Este Tilekeep deschis pe telefonul care ține scorul? Dacă linkul nu mai este valabil, cere unul nou.',
	unreachable: 'Nu se poate ajunge la releu. Ești online? Tilekeep încearcă în continuare.'
};

const relay = {
	open: 'La distanță: printr-un releu',
	hint: 'Pentru cei din altă parte sau când rețeaua Wi-Fi izolează telefoanele. Releul ține de adresa de unde s-a încărcat Tilekeep. Transmite jocul criptat, fără să-l poată citi.',
	asking: 'Se caută un releu…',
	step: 'Trimite-le celorlalți acest link sau lasă-i să îl scaneze',
	stepHint: (plays: boolean): string =>
		plays
			? 'Cine îl are vede jocul de oriunde, fără să trimită un răspuns, și își poate introduce turele.'
			: 'Cine îl are vede jocul de oriunde, fără să trimită un răspuns. Linkul pentru a introduce ture este altul: apare aici după ce îi lași pe ceilalți să le introducă.',
	codeLabel: 'Un link pentru a urmări acest joc din altă parte',
	away: 'Acum nu se poate ajunge la releu. Jocul continuă aici; ceilalți văd turele noi când releul revine.',
	joining: 'Se caută jocul…',
	invited:
		'Vezi în direct, pe acest dispozitiv, jocul al cărui link l-ai primit. Trece printr-un releu, care nu îl poate citi. Aici nu se salvează nimic, decât dacă păstrezi jocul.',
	problem: (problem: RelayTrouble): string => RELAY_PROBLEMS[problem]
} as const;

/** Words of following a table from another device. */
export const follow = {
	lead: 'Ceilalți văd jocul acesta în direct, pe telefoanele lor.',
	howTitle: 'Cum funcționează',
	how: 'Toate telefoanele trebuie să fie în aceeași rețea, iar jocul ajunge doar la cei care îți scanează codul. Ei văd harta, punctele și cum s-au obținut. Turele le introduci tu sau fiecare pe ale sale.',
	why: 'De ce camera? Ca să citească răspunsurile celorlalți. Iar cât timp pagina o poate folosi, browserul dezvăluie în rețeaua Wi-Fi adresa telefonului, de care unele rețele au nevoie. Nicio imagine nu se păstrează și nu se trimite.',
	noReach: 'Telefoanele nu se conectează? Unele rețele au nevoie de cameră.',
	withCamera: 'Cu camera',
	making: 'Se creează codul…',
	step: 'Scanează codul cu celălalt telefon',
	stepHint: 'Cu aplicația obișnuită pentru cameră. Apoi va arăta un răspuns.',
	codeLabel: 'Un cod pentru a urmări acest joc',
	copy: 'Copiază linkul',
	copied: 'Copiat.',
	notCopied: 'Browserul nu a lăsat Tilekeep să copieze. Selectează textul și copiază-l.',
	asText: 'Codul ca text',
	scan: { answer: 'Scanează răspunsul', offer: 'Scanează codul unui joc' },
	notWanted: {
		answer: 'Acesta nu este răspunsul unui telefon care vrea să urmărească.',
		offer: 'Acesta nu este codul unui joc.'
	},
	pasteAnswer: 'Sau lipește răspunsul',
	pasteCode: 'Sau lipește linkul unui joc',
	use: 'Conectează',
	joining: 'Se conectează…',
	joined: 'Conectat: celălalt telefon arată jocul.',
	next: 'Încă un telefon',
	near: 'Aceeași rețea: printr-un cod',
	stop: 'Oprește pentru toți',
	followers: (count: number): string =>
		count === 0
			? 'Acum nu urmărește nimeni'
			: oneOr(count, 'Un telefon urmărește', `${counted(count, 'telefon', 'telefoane')} urmăresc`),
	follower: (name: string | undefined, reachable: boolean): string =>
		`${name ?? 'Cineva care privește'}${reachable ? '' : ' (fără legătură)'}`,
	hand: 'Mută jocul',
	lets: 'Ceilalți își introduc singuri turele',
	letsHint: 'Fiecare doar pe ale lui. Ce încalcă o regulă poți introduce doar tu.',
	tellsTile: 'Arată cartonașul din mână',
	tellsTileHint: 'Atunci afișarea pentru transmisiune arată cartonașul ales înainte să fie așezat.',
	camera: {
		name: 'Folosește-l drept cameră',
		stop: 'Nu mai e camera',
		is: 'Camera mesei',
		hint: 'Un telefon deasupra mesei poate fi camera ei: propune aici fiecare tură, iar tu o confirmi. E cel mult una.',
		own: 'Acest telefon e camera mesei. În meniu, atinge „Urmărește cu camera”.',
		over: 'Acest telefon nu mai e camera mesei.'
	},
	problem: (problem: FollowProblem): string => PROBLEMS[problem],
	relay,

	title: 'Urmărește un joc',
	invited:
		'Vezi în direct, pe acest dispozitiv, jocul al cărui cod l-ai scanat. Dispozitivele se conectează direct, în rețeaua voastră. Aici nu se salvează nimic, decât dacă păstrezi jocul.',
	start: 'Urmărește',
	howTo:
		'Pe telefonul care ține scorul: meniu, „Arată pe alte telefoane”. Apoi scanează cu camera codul pe care îl arată sau lipește-i linkul aici.',
	answerStep: 'Arată asta telefonului care ține scorul',
	answerHint: 'Atinge acolo „Scanează răspunsul”. Lasă această pagină deschisă.',
	answerLabel: 'Răspunsul la cod',
	banner: 'Joc urmărit',
	live: 'Îl vezi în direct. Nu este salvat aici.',
	away: 'Acum nu este nicio legătură: vezi jocul așa cum era. Se actualizează când revine celălalt telefon.',
	ended: 'Legătura s-a încheiat: vezi jocul așa cum era. Scanează un cod nou ca să continui.',
	seatTitle: 'Cine ești?',
	seatHint:
		'Atunci telefonul îți spune când e rândul tău. Dacă telefonul care ține scorul permite, îți introduci tura aici.',
	watching: 'Doar privesc',
	taken: (name: string): string => `${name} (pe alt telefon)`,
	yourTurn: (enters: boolean): string =>
		enters ? 'E rândul tău: introdu tura aici.' : 'E rândul tău.',
	refused: (outcome: Refused): string => REFUSED[outcome],
	screen: 'Un ecran pentru toți',
	screenHint:
		'Pentru o tabletă sau un televizor la capătul mesei: harta mărită, punctele și ce s-a punctat ultima dată.',
	lastPaid: 'Punctat ultima dată',
	leaveScreen: 'Afișare normală',
	offered:
		'Jocul se mută la tine: de acum introduci toate turele, iar jocul se păstrează pe acest dispozitiv.',
	take: 'Preia jocul',
	keep: 'Păstrează acest joc',
	keepMore: 'Păstrează turele noi',
	kept: 'Păstrat pe acest dispozitiv.',
	leave: 'Ieși',
	gone: 'Această fereastră nu mai urmărește niciun joc. Scanează un cod nou de pe celălalt telefon.'
} as const;
