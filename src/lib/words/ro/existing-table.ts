import type { PieceKindId } from '../../engine/piece';
import type { ScoreMarker } from '../../engine/track';
import { boxes } from './common';
import { counted } from './format';
import { noPiece } from './nouns';
import { tiles } from './tiles';

/** Words of entering an existing table. */
export const existingTable = {
	start: 'Atinge un loc, apoi cartonașul de acolo. În orice ordine.',
	chooseTile: 'Atinge un loc liber sau un cartonaș ca să-l schimbi.',
	chooseTileFor:
		'Ce cartonaș este acolo? Cele care se potrivesc sunt luminate și rotite cum trebuie.',
	chooseSpot: 'Unde este? Atinge locul.',
	newIsland: 'Grup separat',
	fromPhoto: 'Dintr-o poză',
	backToPhoto: 'Înapoi la poză',
	points: 'Puncte',
	track: 'Punctele de pe tabla de punctaj',
	complete: 'Gata: continuă',
	completeTitle: 'Ai introdus tot?',

	whoseFigure: 'A cui este figura',
	hint: (piece: PieceKindId, hand: number): string =>
		hand < 1
			? `În rezervă nu mai este ${noPiece(piece)}. Atinge o figură de pe cartonaș ca s-o scoți.`
			: `Atinge unde stă o figură; atinge din nou ca s-o scoți. ${tiles.pieces(hand, piece)} în rezervă.`,
	markerHint: (marker: string): string | undefined => boxes.markerHints[marker],
	remove: 'Scoate cartonașul',
	trees: 'Doar copaci: drumurile merg mai departe',
	next: 'Cartonașul următor',

	trackHint: 'Scrie punctele sau scrie căsuța marcatorului și atinge +50 pentru fiecare tur.',
	pointsOf: (name: string): string => `Puncte: ${name}`,
	lap: '+50',
	lapOf: (name: string): string => `${name}: încă un tur de 50`,
	marker: ({ space, lap }: ScoreMarker): string =>
		lap > 0 ? `căsuța ${String(space)}, turul ${String(lap + 1)}` : `căsuța ${String(space)}`,
	/** How to enter figures that stand beside markers. */
	besideHint:
		'Pe tabla de punctaj: atinge numele celui lângă care este. Atinge din nou ca să o iei.',
	heldHint: 'La alt jucător: atinge o figură ca să o adaugi sau un prizonier ca să-l dai înapoi.',
	holder: (name: string): string => `La ${name}`,
	onTop: 'Deasupra',
	besideOnTop: (marker: string): string => `${tiles.piece(marker)} alături`,
	savePoints: 'Salvează punctele',

	islands: (n: number): string =>
		`Cartonașele formează ${counted(n, 'grup separat', 'grupuri separate')}. Lipsește un cartonaș între ele?`,
	completedWithFigures: 'Finalizate, dar încă cu figuri',
	completedWithFiguresHint:
		'Acestea nu au fost evaluate încă sau figurile au rămas acolo din greșeală. Se evaluează când continui.',
	takeFigures: 'Nu evalua: scoate figurile',
	whoLaysNext: 'Cine plasează cartonașul următor?',
	whoBegan: 'Cine a plasat primul cartonaș?',
	completedWithFiguresThen:
		'Acestea au fost finalizate înainte ca jocul să fie introdus. Se evaluează când începe jocul. Dacă au fost deja evaluate, scoate-le figurile.',
	seeDifference: 'Vezi ce se schimbă',
	undo: 'Anulează ultima schimbare',
	playOn: 'Joacă mai departe',
	scoreNow: 'Evaluarea finală acum',
	scoreNowHint: 'Evaluează teritoriile nefinalizate și câmpurile, ca la sfârșitul unui joc.'
};
