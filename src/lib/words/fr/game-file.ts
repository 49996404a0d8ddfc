import type { FileProblem, Malformed, PlayerProblem } from '../../record';
import { refusals } from './troubles';
import { bytes, number } from './format';

/** What a newer version of Tilekeep may know. */
const UNKNOWN = { box: 'la boîte', event: 'l’événement' } as const;

function malformed({ path, wrong, found = '' }: Malformed): string {
	if (wrong === 'missing') return `Il manque « ${path} » dans ce fichier.`;
	if (wrong === 'unexpected') return `« ${path} » n’a pas sa place dans le fichier d’une partie.`;
	return `« ${path} » vaut ${found} dans ce fichier, ce qui n’y est pas permis.`;
}

/** People count players from 1. */
const nameOf = (player = 0): string => `le joueur ${String(player + 1)}`;

function players({ code, player, other }: PlayerProblem): string {
	switch (code) {
		case 'no-players':
			return 'La partie de ce fichier n’a pas de joueurs.';
		case 'too-many-players':
			return 'La partie de ce fichier a plus de six joueurs.';
		case 'name-missing':
			return `Dans ce fichier, ${nameOf(player)} n’a pas de nom.`;
		case 'name-too-long':
			return `Dans ce fichier, ${nameOf(player)} a un nom de plus de 40 caractères.`;
		case 'name-unprintable':
			return `Dans ce fichier, ${nameOf(player)} a un nom qui ne peut pas être affiché.`;
		case 'same-colour':
			return `Dans ce fichier, ${nameOf(other)} et ${nameOf(player)} ont la même couleur.`;
		case 'no-such-first':
			return 'Le premier joueur de ce fichier n’est pas l’un de ses joueurs.';
	}
}

/** Also for a file that doesn't start like a game file. */
const SOMETHING_ELSE = 'Ce fichier n’est pas une partie de Tilekeep.';

/** One sentence that says why a file was refused, and where the problem is. */
function refused(problem: FileProblem): string {
	switch (problem.code) {
		case 'no-access':
			return 'L’appareil ne peut pas ouvrir ce fichier : il a peut-être été déplacé ou supprimé.';
		case 'read-failed':
			return 'L’appareil n’a pas pu lire tout le fichier : il est peut-être trop gros pour sa mémoire.';
		case 'too-large':
			return `Ce fichier fait ${bytes(problem.bytes)}. Tilekeep ouvre au maximum ${bytes(problem.most)}.`;
		case 'too-long':
			return `Cette partie a ${number(problem.entries)} entrées. Pour une partie partagée, Tilekeep en accepte ${number(problem.most)} au maximum.`;
		case 'too-many-events':
			return `Cette partie a plus de ${number(problem.most)} tours et réponses. Tilekeep n’ouvre pas de partie partagée aussi longue.`;
		case 'not-text':
			return 'Ce fichier n’est pas du texte : il ne peut pas être le fichier d’une partie.';
		case 'cut-short':
			return 'Ce fichier est coupé : il en manque la fin.';
		case 'damaged':
			return 'Ce que tu as reçu est incomplet ou a changé en route : impossible de l’ouvrir. Redemande-le.';
		case 'broken-link':
			return 'Il manque des caractères à ce lien, ou ils ont changé. Copie-le en entier, jusqu’au dernier caractère, ou redemande-le.';
		case 'not-json':
			return problem.line === 1 && problem.column === 1
				? SOMETHING_ELSE
				: `Ce fichier n’est pas du JSON valide${placed(problem)} : il ne peut pas être le fichier d’une partie.`;
		case 'not-a-game':
			return SOMETHING_ELSE;
		case 'no-link':
			return 'Il n’y a pas de lien vers une partie de Tilekeep dans ce texte.';
		case 'no-code':
			return 'Il n’y a ni partie ni code lisible dans cette image.';
		case 'not-a-picture':
			return 'Impossible d’ouvrir cette image : elle est endommagée, ou ce navigateur ne connaît pas son format.';
		case 'not-a-backup':
			return 'Ce fichier n’est pas une sauvegarde de Tilekeep.';
		case 'bomb':
			return `Décompressé, ce fichier serait plus gros que toute sauvegarde : plus de ${bytes(problem.most)}.`;
		case 'bad-game':
			return `La partie ${String(problem.game)} de cette sauvegarde est inutilisable. ${refused(problem.problem)}`;
		default:
			return inside(problem);
	}
}

const placed = ({ line, column = 1 }: { line?: number; column?: number }): string =>
	line === undefined ? '' : ` (ligne ${String(line)}, colonne ${String(column)})`;

type Inside = Exclude<
	FileProblem,
	{
		code:
			| 'no-access'
			| 'read-failed'
			| 'too-large'
			| 'too-long'
			| 'too-many-events'
			| 'not-text'
			| 'cut-short'
			| 'damaged'
			| 'broken-link'
			| 'not-json'
			| 'not-a-game'
			| 'no-link'
			| 'no-code'
			| 'not-a-picture'
			| 'not-a-backup'
			| 'bomb'
			| 'bad-game';
	}
>;

const LOOK_ONLY =
	'Cette version de Tilekeep ne connaît pas encore tout de cette partie : tu peux la regarder, et la continuer après une mise à jour.';

/** The same for a problem inside a game file. */
function inside(problem: Inside): string {
	switch (problem.code) {
		case 'newer-version':
			return `Ce fichier vient d’une version plus récente de Tilekeep (format ${String(problem.version)}). Mets d’abord Tilekeep à jour.`;
		case 'look-only':
			return LOOK_ONLY;
		case 'unknown':
			return `Dans ce fichier, « ${problem.path} » nomme ${UNKNOWN[problem.what]} « ${problem.name} », que cette version de Tilekeep ne connaît pas. Mets Tilekeep à jour et réessaie.`;
		case 'malformed':
			return malformed(problem);
		case 'wrong-players':
			return players(problem.problem);
		case 'wrong-order':
			return `Dans ce fichier, « entries[${String(problem.index)}] » porte le numéro ${String(problem.seq)} : l’ordre n’est pas bon.`;
		case 'nothing-to-undo':
			return `Dans ce fichier, « entries[${String(problem.seq)}] » annule ou rétablit quelque chose qui n’y est pas.`;
		case 'nothing-to-amend':
			return `Dans ce fichier, « entries[${String(problem.seq)}] » corrige quelque chose qui n’y est pas.`;
		case 'wrong-transfer':
			return `Dans ce fichier, « entries[${String(problem.seq)}] » continue une partie transférée que personne n’a reprise, ou en reprend une qui n’a pas été transférée.`;
		case 'cannot-replay':
			return `L’entrée ${String(problem.turn)} de la partie de ce fichier est impossible : elle ${refusals.why(problem.refusal)}.`;
	}
}

/** Words of opening a game file. */
export const gameFile = {
	refused,
	players,
	/** Words of a game that this version doesn’t know in whole, and only shows. */
	lookOnly: {
		title: 'Une partie à regarder',
		board: 'Plateau',
		slider: 'Moment de la partie',
		/** What is shown: the table after so many entries of the game. */
		position: (entries: number, all: number): string =>
			entries === 0
				? 'Avant la première entrée'
				: `Après l’entrée ${number(entries)} sur ${number(all)}`
	}
} as const;
