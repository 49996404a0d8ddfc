/** Words of the example game. */
export const example = {
	title: 'Un exemplu de joc',
	banner: 'Exemplu',
	hint: 'Atinge un oraș, un drum sau un scor ca să vezi de unde vin punctele, sau plasează cartonașul următor.',
	notKept: 'Aici nu se salvează nimic.',
	startOver: 'De la capăt',
	leave: 'Ieși',
	failed:
		'Exemplul nu poate fi încărcat: prima dată are nevoie de internet. Jocurile tale nu au nevoie de el.'
} as const;
