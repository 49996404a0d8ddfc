import { counted } from './format';

/** Words of the chess clock. Only the menu, tables that have one, and whoever sets one up load them. Times come as text: “14:32”. */
export const chessClock = {
	title: 'Ceas de șah',
	each: 'Timp pentru fiecare jucător',
	minutes: (n: number): string => (n === 0 ? 'Fără ceas' : counted(n, 'minut', 'minute')),
	increment: 'Timp în plus la fiecare tură',
	seconds: (n: number): string => (n === 0 ? 'Nimic' : counted(n, 'secundă', 'secunde')),
	hint: 'Atingerea care încheie tura pornește timpul următorului. La masă există și un ceas mare, de apăsat cu mâna.',

	apply: (has: boolean, wanted: boolean): string => {
		if (!wanted) return 'Scoate ceasul';
		return has ? 'Potrivește din nou ceasul' : 'Pune un ceas';
	},
	applyHint: 'Fiecare primește tot acest timp. Ceasul stă până îl pornește cineva.',

	timeOf: (name: string, time: string, runs: boolean): string =>
		runs ? `${name}: mai are ${time}, timpul curge` : `${name}: mai are ${time}`,
	start: 'Pornește ceasul',
	pause: 'Oprește ceasul',
	big: 'Ceas mare',
	close: 'Înapoi la masă',
	endTurn: 'Mi-am terminat tura',
	waits: 'Așteaptă',
	next: 'Urmează',

	up: (name: string): string => `Timpul a expirat: ${name} a pierdut.`,
	overrule: 'Continuați totuși',
	endGame: 'Încheie jocul',
	low: (name: string): string => `${name} mai are mai puțin de un minut.`,

	doubt: (why: 'set' | 'gone', name: string): string =>
		why === 'set'
			? `Ceasul acestui dispozitiv a fost potrivit cât timp Tilekeep era închis: cât timp mai are ${name}?`
			: `Timpul jucătorului ${name} a expirat cât timp Tilekeep era închis: cât timp mai are?`,
	seen: (time: string): string => `${time}, ca la închidere`,
	counted: (time: string): string => `${time}, după ceasul dispozitivului`,
	none: 'Deloc: timpul a expirat'
} as const;
