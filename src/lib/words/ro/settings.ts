/** Words of the settings. */
export const settings = {
	title: 'Setări',
	kept: 'Se păstrează pe acest dispozitiv și sunt aceleași în toate ferestrele.',
	all: 'Toate setările',
	backToTable: 'Înapoi la joc',

	language: 'Limba',
	languageOfDevice: 'Limba dispozitivului',

	look: 'Aspect',
	scheme: 'Luminos sau întunecat',
	schemes: { device: 'Ca pe dispozitiv', light: 'Luminos', dark: 'Întunecat' },
	land: 'Peisaj',
	lands: { box: 'Ca în cutie', summer: 'Vară', winter: 'Iarnă' },
	scores: 'Mărimea scorurilor',
	sizes: { normal: 'Normală', large: 'Mare', largest: 'Foarte mare' },

	table: 'În timpul jocului',
	confirmTurns: 'Confirmă fiecare tură cu „Gata”',
	confirmTurnsHint: 'O atingere pe un loc doar îl alege. „Gata” încheie tura.',
	clock: 'Ceas',
	clockHint:
		'Timpul turei și al fiecărui jucător și un semn discret când o tură durează de peste două ori mai mult ca de obicei. O pauză de peste o jumătate de oră nu se numără.',
	sounds: 'Sunete',
	soundsHint:
		'Un ciocănit ușor la fiecare cartonaș, câteva note urcătoare când se finalizează ceva și un acord la sfârșit.',
	vibration: 'Vibrații',
	vibrationHint:
		'Una scurtă când se plasează un cartonaș, când se înregistrează tura și când ceva încalcă regulile. Deloc dacă pe dispozitiv este activată reducerea mișcării.',
	letterKeys: 'Taste cu litere',
	letterKeysHint:
		'Cu tastatură, în joc: U anulează, Y reface, R rotește, N fără figură, / caută. Dezactivează-le dacă îi dictezi calculatorului.',

	newGames: 'Jocuri noi',
	assistanceHint: 'Un joc nou începe așa. Se poate schimba în joc, la reguli.'
} as const;

/** Words of the page about the app, and of the ways to it. */
export const about = {
	title: 'Despre Tilekeep',
	privacy:
		'Tilekeep funcționează în întregime pe acest dispozitiv. Jocurile ajung numai pe dispozitivele pe care le alegi.',
	version: (version: string) => `Versiunea ${version}`,
	shipped: 'Componente de la alții',
	thanks:
		'Tilekeep folosește aceste componente; mulțumiri celor care le-au făcut. Atinge un nume ca să îi citești licența.',
	missing: 'Licențele nu pot fi încărcate acum.'
} as const;
