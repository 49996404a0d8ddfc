/** Words around every page, and news about the app itself. */
export const shell = {
	title: (page: string): string => `${page} · Tilekeep`,
	home: 'Start',
	help: 'Hilfe',
	settings: 'Einstellungen',

	updateReady: 'Eine neue Version ist da. Deine Partien bleiben, wie sie sind.',
	updateNow: 'Aktualisieren',
	updateBlocked:
		'In einem anderen Fenster ist eine Partie offen. Schließ sie dort zuerst, dann aktualisiere.',
	offlineReady: 'Bereit: Tilekeep funktioniert jetzt auch ohne Internet.',

	memoryOnly:
		'Dieser Browser kann nichts speichern: Eine Partie hält nur, solange dieses Fenster offen ist. Lade ihre Datei herunter, bevor du es schließt.',

	waiting: {
		blocked:
			'Eine ältere Version von Tilekeep in einem anderen Fenster sperrt deine Partien. Schließ alle anderen Fenster und Tabs mit Tilekeep; hier geht es dann von selbst weiter.',
		slow: 'Deine Partien lassen auf sich warten. Ist Tilekeep noch in einem anderen Fenster oder Tab offen, dann schließ es dort; hier geht es dann von selbst weiter.',
		silent:
			'Der Speicher des Browsers antwortet nicht. Tilekeep wartet weiter. Bleibt das so, starte den Browser neu.'
	},

	errorTitle: 'Seite nicht gefunden',
	errorBrokenTitle: 'Da ist etwas schiefgegangen',
	errorLost: 'Unter dieser Adresse hat Tilekeep keine Seite. Deine Partien sind sicher.',
	errorBroken: 'Tilekeep konnte diese Seite nicht öffnen. Deine Partien sind sicher.',
	errorHome: 'Zum Start'
} as const;
