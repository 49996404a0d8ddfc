import { common } from './common';
import { counted, oneOr } from './format';

/** Words of the broadcast of a followed game. */
export const broadcast = {
	open: 'Afișare pentru transmisiune',
	openHint: 'Pentru o transmisiune video: harta și punctele pe un fundal transparent.',
	address: 'Adresa acestei afișări',
	how: (relay: boolean): string =>
		relay
			? 'În programul tău de transmisiune, adaugă o sursă browser cu această adresă, de 1920 × 1080 de pixeli. Se conectează singură.'
			: 'În programul tău de transmisiune, adaugă o sursă browser cu această adresă, de 1920 × 1080 de pixeli. Deschide-o cu „Interact” și lipește linkul unui cod nou.',
	here: 'Arată aici',
	hereHint: 'Înapoi sau tasta Escape te duce la joc.',
	lost: 'Legătură pierdută: vezi jocul așa cum era.',
	tilesLeft: (n: number): string =>
		n === 0
			? 'Niciun cartonaș rămas'
			: oneOr(n, 'Un cartonaș rămas', `${counted(n, 'cartonaș', 'cartonașe')} rămase`),
	inHand: 'În mână',
	leads: (name: string, ahead: number): string => `${name} conduce cu ${common.points(ahead)}`,
	level: (names: readonly string[]): string => `${common.list(names)} sunt la egalitate`
} as const;
