import type {
	gingerbread as english,
	gingerbreadTopics as englishTopics
} from '../../en/rules/gingerbread';

/** The rules of the Gingerbread Man. */
export const gingerbread: Readonly<
	Record<keyof typeof english, readonly [says: string, source: string]>
> = {
	'GINGERBREAD-1': [
		'Înainte de prima tură, Omul de turtă dulce stă în orașul cartonașului de start. Cele șase cartonașe ale lui se trag împreună cu celelalte.',
		'broșura, p. 8, pregătire'
	],
	'GINGERBREAD-2': [
		'O tură cu unul dintre cartonașele lui se evaluează ca de obicei; apoi același jucător îl mută în alt oraș nefinalizat, oricine ar sta acolo.',
		'broșura, p. 8, cartonașele noi'
	],
	'GINGERBREAD-3': [
		'Omul de turtă dulce aduce puncte când pleacă dintr-un oraș din cauza unui cartonaș al lui. Fiecare cavaler de acolo îi aduce jucătorului său 1 punct pentru fiecare cartonaș al orașului. Blazoanele nu contează, un primar sau o căruță contează ca un cavaler, iar cavalerii rămân.',
		'broșura, p. 8, evaluarea 1'
	],
	'GINGERBREAD-4': [
		'Înainte ca orașul lui să fie evaluat, fiecare cavaler de acolo îi aduce jucătorului său 1 punct pentru fiecare cartonaș al orașului. Blazoanele nu contează, iar un primar sau o căruță contează ca un cavaler.',
		'broșura, p. 8, evaluarea 2'
	],
	'GINGERBREAD-5': [
		'Fără alt oraș nefinalizat, rămâne pe loc. Dacă apoi orașul lui este finalizat, iese de pe hartă și revine la următorul lui cartonaș.',
		'broșura, p. 8, caz special'
	],
	'GINGERBREAD-6': [
		'Când chiar un cartonaș al lui finalizează orașul în care stă, Omul de turtă dulce aduce puncte pentru finalizare și se mută o dată. Puteți alege să se mute de două ori, pentru oraș și apoi pentru cartonaș. La a doua mutare aduce puncte și orașul din care pleacă.',
		'broșura, p. 8, cartonașele noi, evaluările 1 și 2'
	],
	'GINGERBREAD-7': [
		'Fiecare figură din orașul lui contează ca un cavaler: și o căruță, și un primar, oricâte blazoane ar fi.',
		'decizia noastră'
	],
	'GINGERBREAD-8': [
		'Când rămâne pe loc fiindcă nu este alt oraș sau când revine pe hartă, nimeni nu primește puncte.',
		'decizia noastră'
	],
	'GINGERBREAD-9': [
		'Căruțele merg mai departe înainte să se mute el; o căruță ajunsă în orașul din care pleacă el contează acolo ca un cavaler.',
		'decizia noastră'
	],
	'GINGERBREAD-10': [
		'Orașul lui contează așa cum este când pleacă, cu cartonașul și figura din acea tură.',
		'decizia noastră'
	],
	'GINGERBREAD-11': [
		'Dacă unul dintre cartonașele lui nu se potrivește nicăieri, Omul de turtă dulce nu se mută. La sfârșitul jocului nu se primește nimic pentru el.',
		'decizia noastră'
	],
	'GINGERBREAD-12': [
		'Într-un joc început, stă unde este pus sau așteaptă lângă hartă până la următorul lui cartonaș.',
		'decizia noastră'
	],
	'GINGERBREAD-13': [
		'Uneori niciun cartonaș de start nu are oraș, ca în jocul cu Râul. Atunci Omul de turtă dulce începe într-un oraș de pe primul cartonaș care are unul. Îl pune acolo cine a plasat cartonașul.',
		'Game Reference, pregătire'
	]
};

/** What their rules are about, by the first part of their ids. */
export const gingerbreadTopics: Readonly<Record<keyof typeof englishTopics, string>> = {
	GINGERBREAD: 'Omul de turtă dulce'
};
