import type { RelayTrouble } from '../../follow/problem';

const PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
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

export const relay = {
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
	problem: (problem: RelayTrouble): string => PROBLEMS[problem]
} as const;
