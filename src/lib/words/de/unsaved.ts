import { number, plural } from './format';

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
