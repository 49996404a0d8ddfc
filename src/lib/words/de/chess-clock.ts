import { number, plural } from './format';

/** Words of the chess clock. Only the menu, tables that have one, and whoever sets one up load them. Times come as text: “14:32”. */
export const chessClock = {
	title: 'Schachuhr',
	each: 'Bedenkzeit für jeden',
	minutes: (n: number): string =>
		n === 0 ? 'Keine Uhr' : plural(n, { one: '1 Minute', other: `${number(n)} Minuten` }),
	increment: 'Zusatzzeit je Zug',
	seconds: (n: number): string =>
		n === 0 ? 'Nichts' : plural(n, { one: '1 Sekunde', other: `${number(n)} Sekunden` }),
	hint: 'Wer tippt, um einen Zug zu beenden, gibt damit die Uhr weiter. Am Tisch gibt es auch eine große Uhr zum Drücken.',

	apply: (has: boolean, wanted: boolean): string => {
		if (!wanted) return 'Uhr entfernen';
		return has ? 'Uhr neu stellen' : 'Uhr aufstellen';
	},
	applyHint: 'Jeder bekommt diese ganze Zeit. Die Uhr steht, bis jemand sie startet.',

	timeOf: (name: string, time: string, runs: boolean): string =>
		runs ? `${name}: noch ${time}, die Uhr läuft` : `${name}: noch ${time}`,
	start: 'Uhr starten',
	pause: 'Uhr anhalten',
	big: 'Große Uhr',
	close: 'Zurück zum Tisch',
	endTurn: 'Mein Zug ist zu Ende',
	waits: 'Wartet',
	next: 'Als Nächstes',

	up: (name: string): string => `Die Zeit ist um: ${name} hat verloren.`,
	overrule: 'Trotzdem weiterspielen',
	endGame: 'Partie beenden',
	low: (name: string): string => `${name} hat weniger als eine Minute.`,

	doubt: (why: 'set' | 'gone', name: string): string =>
		why === 'set'
			? `Die Uhr dieses Geräts wurde verstellt, während Tilekeep geschlossen war: Wie viel Zeit hat ${name}?`
			: `Die Zeit von ${name} lief ab, während Tilekeep geschlossen war: Wie viel Zeit hat ${name}?`,
	seen: (time: string): string => `${time}, wie beim Schließen`,
	counted: (time: string): string => `${time}, nach der Uhr des Geräts`,
	none: 'Keine: Die Zeit ist um'
} as const;
