import { boxes } from './common';
import { nounOf, tiles } from './tiles';
import type { PieceKindId } from '../../engine/piece';
import type { ScoreMarker } from '../../engine/track';
import { capital } from './format';
import { no, ofName } from './grammar';

export const existingTable = {
	start: 'Touche un emplacement, puis la tuile qui y est. Dans n’importe quel ordre.',
	chooseTile: 'Touche un emplacement vide, ou une tuile pour la changer.',
	chooseTileFor:
		'Quelle tuile est là ? Celles qui conviennent sont claires et déjà dans le bon sens.',
	chooseSpot: 'Où est-elle ? Touche l’emplacement.',
	newIsland: 'Groupe séparé',
	fromPhoto: 'À partir d’une photo',
	backToPhoto: 'Revenir à la photo',
	points: 'Points',
	track: 'Points sur la piste de score',
	complete: 'Terminer la saisie',
	completeTitle: 'Saisie terminée ?',

	whoseFigure: 'À qui est le pion',
	hint: (piece: PieceKindId, hand: number): string =>
		hand < 1
			? `${capital(no(nounOf(piece)))} en réserve. Sur la tuile, touche un pion pour l’enlever.`
			: `Touche l’endroit où il y a un pion ; touche-le encore pour l’enlever. ${tiles.pieces(hand, piece)} en réserve.`,
	markerHint: (marker: string): string | undefined => boxes.markerHints[marker],
	remove: 'Enlever la tuile',
	trees: 'Rien que des arbres : les routes continuent',
	next: 'Tuile suivante',

	trackHint: 'Saisis les points, ou la case du marqueur et +50 pour chaque tour de piste.',
	pointsOf: (name: string): string => `Points ${ofName(name)}`,
	lap: '+50',
	lapOf: (name: string): string => `${name} : encore un tour de 50`,
	marker: ({ space, lap }: ScoreMarker): string =>
		lap > 0 ? `case ${String(space)}, ${String(lap + 1)}e tour de piste` : `case ${String(space)}`,
	/** How to enter figures that stand beside markers. */
	besideHint:
		'Sur la piste de score : touche le nom de celui à côté de qui il est. Touche encore pour l’enlever.',
	heldHint:
		'Chez un autre joueur : touche un pion pour l’ajouter, ou un prisonnier pour le rendre.',
	holder: (name: string): string => `${name} détient`,
	onTop: 'En haut',
	besideOnTop: (marker: string): string => `${tiles.piece(marker)} à côté`,
	savePoints: 'Enregistrer les points',

	islands: (n: number): string =>
		`Les tuiles forment ${String(n)} groupes séparés. Manque-t-il une tuile entre eux ?`,
	completedWithFigures: 'Complètes, avec encore des pions dessus',
	completedWithFiguresHint:
		'Ces zones n’ont pas encore été évaluées, ou des pions y ont été oubliés. Elles seront évaluées quand tu continueras.',
	takeFigures: 'Ne pas évaluer : enlever les pions',
	whoLaysNext: 'Qui place la prochaine tuile ?',
	whoBegan: 'Qui a placé la première tuile ?',
	completedWithFiguresThen:
		'Ces zones ont été complétées avant la saisie de la partie. Elles sont évaluées quand la partie reprend. Si elles l’ont déjà été, enlève leurs pions.',
	seeDifference: 'Voir ce que ça change',
	undo: 'Annuler le dernier changement',
	playOn: 'Continuer à partir d’ici',
	scoreNow: 'Évaluation finale maintenant',
	scoreNowHint: 'Évalue les zones incomplètes et les prés, comme à la fin d’une partie.'
};
