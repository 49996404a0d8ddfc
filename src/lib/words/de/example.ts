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
