import { common } from './common';
import { counted, withPoints } from './format';

/** Words of the broadcast of a followed game. */
export const broadcast = {
	open: 'Stream-Ansicht',
	openHint: 'Für einen Stream: die Karten und die Punkte vor durchsichtigem Hintergrund.',
	address: 'Die Adresse der Stream-Ansicht',
	how: (relay: boolean): string =>
		relay
			? 'Füg in deinem Streaming-Programm eine Browserquelle mit dieser Adresse hinzu, 1920 × 1080 Pixel. Sie verbindet sich von selbst.'
			: 'Füg in deinem Streaming-Programm eine Browserquelle mit dieser Adresse hinzu, 1920 × 1080 Pixel. Öffne sie mit „Interagieren“ und füg den Link eines neuen Codes ein.',
	here: 'Hier zeigen',
	hereHint: '„Zurück“ oder die Escape-Taste führt wieder zur Partie.',
	lost: 'Keine Verbindung: So sah der Tisch zuletzt aus.',
	tilesLeft: (n: number): string =>
		n === 0 ? 'Keine Karten mehr' : `Noch ${counted(n, 'Karte', 'Karten')}`,
	inHand: 'In der Hand',
	leads: (name: string, ahead: number): string =>
		`${name} führt mit ${withPoints(ahead)} Vorsprung`,
	level: (names: readonly string[]): string => `${common.list(names)} liegen gleichauf`
} as const;
