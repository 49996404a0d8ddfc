import type { RelayTrouble } from '../../follow/problem';

const PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
	'no-relay': 'Această adresă Tilekeep nu are releu. Cine o administrează poate porni unul.',
	'wrong-token': 'Releul nu lasă pe nimeni să intre cu acest link. Cere unul nou.',
	full: 'Releul nu mai are loc. Încearcă mai târziu sau conectați-vă direct.',
	impossible:
		'Fără o conexiune sigură (HTTPS), acest browser nu poate cripta: releul nu poate fi folosit.',
	forged:
		'Releul a transmis ceva ce nu vine de la telefonul care ține scorul. Nu se arată: așa era masa.',
	changed: 'Releul a transmis ture trecute altfel decât înainte. Nu se arată: așa era masa.',
	withheld: 'Releul reține ture care au fost introduse. Așa era masa.',
	nobody:
		'Nimeni nu arată acum o masă prin acest link. Este Tilekeep deschis pe telefonul care ține scorul? Dacă linkul nu mai este valabil, cere unul nou.',
	unreachable: 'Nu se poate ajunge la releu. Ești online? Tilekeep încearcă în continuare.'
};

export const relay = {
	open: 'Mese îndepărtate: printr-un releu',
	hint: 'Pentru cei din altă parte sau când Wi-Fi-ul desparte telefoanele. Releul ține de adresa de la care vine Tilekeep. Transmite mai departe ce nu poate citi.',
	asking: 'Se caută un releu…',
	step: 'Trimite-le celorlalți acest link sau lasă-i să îl scaneze',
	stepHint: (plays: boolean): string =>
		plays
			? 'Cine îl are vede masa, de oriunde și fără răspuns, și își poate introduce turele.'
			: 'Cine îl are vede masa, de oriunde și fără răspuns. Linkul pentru a introduce ture este altul: apare aici când ceilalți și le pot introduce pe ale lor.',
	codeLabel: 'Un link pentru a urmări această masă din altă parte',
	away: 'Acum nu se poate ajunge la releu. Jocul continuă aici; ceilalți se aduc la zi când revine.',
	joining: 'Se caută masa…',
	invited:
		'Vezi masa al cărei link l-ai primit, în direct, pe acest dispozitiv. Trece printr-un releu, care nu o poate citi. Aici nu se salvează nimic, decât dacă păstrezi jocul.',
	problem: (problem: RelayTrouble): string => PROBLEMS[problem]
} as const;
