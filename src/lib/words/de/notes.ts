import { number, plural, minutes, span } from './format';

/** Said of unsaved entries, by how long they last: like the browser's data, the tab or the page. */
const KEPT_WHERE = {
	browser:
		'Er wird getrennt in diesem Browser aufbewahrt und ist wieder da, wenn du die Partie öffnest. Sicherer ist eine Datei der Partie.',
	tab: 'Er wird getrennt in diesem Tab aufbewahrt und ist wieder da, wenn du die Partie darin öffnest. Ist der Tab geschlossen, ist dieser Teil verloren: Lade die Datei der Partie herunter.',
	page: 'Er ist nur in diesem Fenster. Wenn du es schließt oder neu lädst, geht er verloren: Lade die Datei der Partie herunter.'
} as const;

/** Words of entries that could not be stored. */
export const unsaved = {
	title: 'Partie verlassen?',
	where: (life: keyof typeof KEPT_WHERE): string =>
		`Ein Teil dieser Partie ist nicht gespeichert. ${KEPT_WHERE[life]}`,
	stay: 'Bleiben',
	leave: 'Trotzdem verlassen',

	restored: (n: number): string =>
		plural(n, {
			one: 'Der letzte Eintrag war nicht gespeichert. Jetzt ist er wieder da.',
			other: `Die letzten ${number(n)} Einträge waren nicht gespeichert. Jetzt sind sie wieder da.`
		}),
	keptBeside:
		'Diese Partie wurde in einem anderen Fenster anders fortgesetzt. Was du hier eingegeben hast, ist nicht darin gespeichert, sondern in einer eigenen Datei.',
	downloadKeptBeside: 'Meine Eingaben herunterladen',
	discard: 'Verwerfen',
	discarded: 'Deine Eingaben wurden verworfen.',

	outdated:
		'In einem anderen Fenster läuft eine neuere Version von Tilekeep. Lade dieses Fenster neu, um weiterzumachen: Deine Eingaben bleiben erhalten.',
	reload: 'Neu laden'
} as const;

/** Words of the example game. */
export const example = {
	title: 'Eine Beispielpartie',
	banner: 'Beispiel',
	hint: 'Tippe auf eine Straße, eine Stadt oder die Punkte, um die Rechnung zu sehen. Oder leg die nächste Karte an.',
	notKept: 'Hier wird nichts gespeichert.',
	startOver: 'Von vorn',
	leave: 'Verlassen',
	failed:
		'Das Beispiel lässt sich nicht laden: Beim ersten Mal braucht es Internet. Deine eigenen Partien brauchen keins.'
} as const;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Words of the clock at the table. Durations are in ms. */
export const clock = {
	/** „0:42“, „12:05“. */
	running: (ms: number): string => {
		const seconds = String(Math.floor((ms % MINUTE) / SECOND)).padStart(2, '0');
		return `${String(Math.floor(ms / MINUTE))}:${seconds}`;
	},
	minutes: (ms: number): string => minutes(Math.floor(ms / MINUTE)),
	total: (ms: number): string => `${span(ms)} für alle Züge bisher`,
	long: (limit: number): string => `Schon mehr als ${span(limit)} für diesen Zug.`
} as const;
