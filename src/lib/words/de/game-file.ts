import type { FileProblem, Malformed, PlayerProblem } from '../../record';
import { refusals } from './troubles';
import { number, rounded } from './format';

const megabytes = (bytes: number): string => `${rounded(bytes / 1e6)} MB`;

function malformed({ path, wrong, found = '' }: Malformed): string {
	if (wrong === 'missing') return `In dieser Datei fehlt „${path}“.`;
	if (wrong === 'unexpected')
		return `„${path}“ in dieser Datei gehört nicht in die Datei einer Partie.`;
	return `„${path}“ in dieser Datei ist ${found}; das ist dort nicht erlaubt.`;
}

/** People count players from 1. */
const nameOf = (player = 0): string => `Spieler ${String(player + 1)}`;

function players({ code, player, other }: PlayerProblem): string {
	switch (code) {
		case 'no-players':
			return 'In der Partie dieser Datei spielt niemand mit.';
		case 'too-many-players':
			return 'In der Partie dieser Datei spielen mehr als sechs mit.';
		case 'name-missing':
			return `${nameOf(player)} in dieser Datei hat keinen Namen.`;
		case 'name-too-long':
			return `${nameOf(player)} in dieser Datei hat einen Namen mit mehr als 40 Zeichen.`;
		case 'name-unprintable':
			return `${nameOf(player)} in dieser Datei hat einen Namen, der sich nicht anzeigen lässt.`;
		case 'same-colour':
			return `${nameOf(other)} und ${nameOf(player)} in dieser Datei haben dieselbe Farbe.`;
		case 'no-such-first':
			return 'Wer in dieser Datei beginnt, spielt gar nicht mit.';
	}
}

/** Also for a file that doesn't start like a game file. */
const SOMETHING_ELSE = 'Diese Datei ist keine Tilekeep-Partie.';

/** One sentence that says why a file was refused, and where the problem is. */
function refused(problem: FileProblem): string {
	switch (problem.code) {
		case 'no-access':
			return 'Das Gerät kann diese Datei nicht öffnen: Vielleicht wurde sie verschoben oder gelöscht.';
		case 'read-failed':
			return 'Dieses Gerät hat das Lesen abgebrochen: Vielleicht ist die Datei zu groß für seinen Speicher.';
		case 'too-large':
			return `Diese Datei ist ${megabytes(problem.bytes)} groß. Tilekeep öffnet höchstens ${megabytes(problem.most)}.`;
		case 'too-long':
			return `Diese Partie hat ${number(problem.entries)} Einträge. Bei einer geteilten Partie öffnet Tilekeep höchstens ${number(problem.most)}.`;
		case 'too-many-events':
			return `Diese Partie hat mehr als ${number(problem.most)} Züge und Antworten. Für eine geteilte Partie ist das zu lang.`;
		case 'not-text':
			return 'Diese Datei ist kein Text, also kann sie keine Partie sein.';
		case 'cut-short':
			return 'Diese Datei hört mittendrin auf: Ein Teil davon fehlt.';
		case 'damaged':
			return 'Was du bekommen hast, ist unvollständig oder wurde unterwegs verändert, also lässt es sich nicht öffnen. Lass es dir noch einmal schicken.';
		case 'broken-link':
			return 'In diesem Link fehlen Zeichen, oder sie sind verändert. Kopiere den ganzen Link bis zum letzten Zeichen, oder lass ihn dir noch einmal schicken.';
		case 'not-json':
			return problem.line === 1 && problem.column === 1
				? SOMETHING_ELSE
				: `Diese Datei ist kein gültiges JSON${placed(problem)}, also kann sie keine Partie sein.`;
		case 'not-a-game':
			return SOMETHING_ELSE;
		case 'no-link':
			return 'In diesem Text ist kein Link zu einer Tilekeep-Partie.';
		case 'no-code':
			return 'In diesem Bild ist keine Partie und kein lesbarer Code.';
		case 'not-a-picture':
			return 'Dieses Bild lässt sich nicht öffnen: Es ist beschädigt, oder dieser Browser kennt sein Format nicht.';
		case 'not-a-backup':
			return 'Diese Datei ist kein Tilekeep-Backup.';
		case 'bomb':
			return `Entpackt wäre diese Datei größer als jedes Backup: mehr als ${megabytes(problem.most)}.`;
		case 'bad-game':
			return `Partie ${String(problem.game)} dieses Backups ist nicht zu gebrauchen. ${refused(problem.problem)}`;
		default:
			return inside(problem);
	}
}

const placed = ({ line, column = 1 }: { line?: number; column?: number }): string =>
	line === undefined ? '' : ` (Zeile ${String(line)}, Spalte ${String(column)})`;

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
	'In dieser Partie kommt etwas vor, das diese Version von Tilekeep noch nicht kennt: Du kannst sie ansehen. Weiterspielen kannst du sie, sobald du Tilekeep aktualisiert hast.';

/** The same for a problem inside a game file. */
function inside(problem: Inside): string {
	switch (problem.code) {
		case 'newer-version':
			return `Diese Datei stammt aus einer neueren Version von Tilekeep (Format ${String(problem.version)}). Aktualisiere zuerst Tilekeep.`;
		case 'look-only':
			return LOOK_ONLY;
		case 'unknown':
			return problem.what === 'box'
				? `„${problem.path}“ in dieser Datei nennt die Ausgabe „${problem.name}“, die diese Version von Tilekeep nicht kennt. Eine neuere vielleicht.`
				: `„${problem.path}“ in dieser Datei nennt das Ereignis „${problem.name}“, das diese Version von Tilekeep nicht kennt. Eine neuere vielleicht.`;
		case 'malformed':
			return malformed(problem);
		case 'wrong-players':
			return players(problem.problem);
		case 'wrong-order':
			return `„entries[${String(problem.index)}]“ in dieser Datei hat die Nummer ${String(problem.seq)}, ihre Einträge sind also durcheinander.`;
		case 'nothing-to-undo':
			return `„entries[${String(problem.seq)}]“ in dieser Datei macht etwas rückgängig oder wiederholt etwas, das es nicht gibt.`;
		case 'nothing-to-amend':
			return `„entries[${String(problem.seq)}]“ in dieser Datei korrigiert etwas, das es nicht gibt.`;
		case 'wrong-transfer':
			return `„entries[${String(problem.seq)}]“ in dieser Datei setzt eine Partie fort, die übertragen und nicht übernommen wurde, oder übernimmt eine, die nicht übertragen wurde.`;
		case 'cannot-replay':
			return `Eintrag ${String(problem.turn)} der Partie in dieser Datei ist nicht möglich: Er ${refusals.why(problem.refusal)}.`;
	}
}

/** Words of opening a game file. */
export const gameFile = {
	refused,
	players,
	/** Words of a game that this version doesn’t know in whole, and only shows. */
	lookOnly: {
		title: 'Eine Partie zum Ansehen',
		board: 'Tisch',
		slider: 'Stelle in der Partie',
		/** What is shown: the table after so many entries of the game. */
		position: (entries: number, all: number): string =>
			entries === 0
				? 'Vor dem ersten Eintrag'
				: `Nach Eintrag ${number(entries)} von ${number(all)}`
	}
} as const;
