/** Words of the example game. */
export const example = {
	title: 'Un exemplu de joc',
	banner: 'Exemplu',
	hint: 'Atinge un oraș, un drum sau un scor ca să vezi de ce, sau plasează cartonașul următor.',
	notKept: 'Nimic de aici nu se salvează.',
	startOver: 'De la capăt',
	leave: 'Ieși',
	failed:
		'Exemplul nu poate fi încărcat: prima dată are nevoie de internet. Jocurile tale nu au nevoie.'
} as const;
