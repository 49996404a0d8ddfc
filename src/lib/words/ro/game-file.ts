import type { FileProblem, Malformed, PlayerProblem } from '../../record';
import { counted, number, rounded } from './format';
import { refusals } from './troubles';

const megabytes = (bytes: number): string => `${rounded(bytes / 1e6)} MB`;

function malformed({ path, wrong, found = '' }: Malformed): string {
	if (wrong === 'missing') return `„${path}” lipsește din acest fișier.`;
	if (wrong === 'unexpected')
		return `„${path}” din acest fișier nu are ce căuta în fișierul unui joc.`;
	return `„${path}” din acest fișier este ${found}, ceea ce nu este permis acolo.`;
}

/** People count players from 1. */
const nameOf = (player = 0): string => `jucătorul ${String(player + 1)}`;

function players({ code, player, other }: PlayerProblem): string {
	switch (code) {
		case 'no-players':
			return 'Jocul din acest fișier nu are jucători.';
		case 'too-many-players':
			return 'Jocul din acest fișier are mai mult de șase jucători.';
		case 'name-missing':
			return `În acest fișier, ${nameOf(player)} nu are nume.`;
		case 'name-too-long':
			return `În acest fișier, ${nameOf(player)} are un nume de peste 40 de caractere.`;
		case 'name-unprintable':
			return `În acest fișier, ${nameOf(player)} are un nume care nu poate fi afișat.`;
		case 'same-colour':
			return `În acest fișier, ${nameOf(other)} și ${nameOf(player)} au aceeași culoare.`;
		case 'no-such-first':
			return 'În acest fișier, cel care începe nu este printre jucători.';
	}
}

/** Also for a file that doesn't start like a game file. */
const SOMETHING_ELSE = 'Acest fișier nu este un joc Tilekeep.';

/** One sentence that says why a file was refused, and where the problem is. */
function refused(problem: FileProblem): string {
	switch (problem.code) {
		case 'no-access':
			return 'Dispozitivul nu poate deschide acest fișier: poate a fost mutat sau șters.';
		case 'read-failed':
			return 'Dispozitivul nu a putut citi tot fișierul: poate este prea mare pentru memoria lui.';
		case 'too-large':
			return `Acest fișier are ${megabytes(problem.bytes)}. Tilekeep deschide cel mult ${megabytes(problem.most)}.`;
		case 'too-long':
			return `Acest joc are ${counted(problem.entries, 'înregistrare', 'înregistrări')}. Tilekeep deschide jocuri primite cu cel mult ${counted(problem.most, 'înregistrare', 'înregistrări')}.`;
		case 'too-many-events':
			return `Acest joc are peste ${counted(problem.most, 'tură sau răspuns', 'ture și răspunsuri')}. Tilekeep nu deschide un joc primit atât de lung.`;
		case 'not-text':
			return 'Acest fișier nu este text, deci nu poate fi fișierul unui joc.';
		case 'cut-short':
			return 'Acest fișier se oprește la jumătate: îi lipsește o parte.';
		case 'damaged':
			return 'Conținutul s-a pierdut parțial sau s-a schimbat la transfer, deci nu poate fi deschis. Cere-l din nou.';
		case 'broken-link':
			return 'Din acest link lipsesc caractere sau sunt schimbate. Copiază-l în întregime, până la ultimul caracter, sau cere-l din nou.';
		case 'not-json':
			return problem.line === 1 && problem.column === 1
				? SOMETHING_ELSE
				: `Acest fișier nu este JSON${placed(problem)}, deci nu poate fi fișierul unui joc.`;
		case 'not-a-game':
			return SOMETHING_ELSE;
		case 'no-link':
			return 'În acest text nu este niciun link spre un joc Tilekeep.';
		case 'no-code':
			return 'În această imagine nu este niciun joc și niciun cod care să poată fi citit.';
		case 'not-a-picture':
			return 'Această imagine nu poate fi deschisă: este deteriorată sau browserul nu-i cunoaște formatul.';
		case 'not-a-backup':
			return 'Acest fișier nu este un backup Tilekeep.';
		case 'bomb':
			return `Decomprimat, acest fișier ar fi mai mare decât orice backup: peste ${megabytes(problem.most)}.`;
		case 'bad-game':
			return `Jocul ${String(problem.game)} din acest backup nu poate fi folosit. ${refused(problem.problem)}`;
		default:
			return inside(problem);
	}
}

const placed = ({ line, column = 1 }: { line?: number; column?: number }): string =>
	line === undefined ? '' : ` la linia ${String(line)}, coloana ${String(column)}`;

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

/** What a file names that this Tilekeep doesn't know. */
const UNKNOWN = {
	box: 'o cutie pe care această versiune nu o cunoaște',
	event: 'un eveniment pe care această versiune nu îl cunoaște'
} as const;

const LOOK_ONLY =
	'În acest joc apare ceva ce această versiune de Tilekeep nu cunoaște încă: îl poți privi și îl poți continua după ce actualizezi aplicația.';

/** The same for a problem inside a game file. */
function inside(problem: Inside): string {
	switch (problem.code) {
		case 'newer-version':
			return `Acest fișier a fost salvat cu o versiune mai nouă de Tilekeep (format ${String(problem.version)}). Actualizează întâi aplicația.`;
		case 'look-only':
			return LOOK_ONLY;
		case 'unknown':
			return `„${problem.path}” din acest fișier conține ${UNKNOWN[problem.what]}: „${problem.name}”. Încearcă o versiune mai nouă.`;
		case 'malformed':
			return malformed(problem);
		case 'wrong-players':
			return players(problem.problem);
		case 'wrong-order':
			return `„entries[${String(problem.index)}]” din acest fișier are numărul ${String(problem.seq)}, deci înregistrările lui nu sunt în ordine.`;
		case 'nothing-to-undo':
			return `„entries[${String(problem.seq)}]” din acest fișier anulează sau reface ceva ce nu există.`;
		case 'nothing-to-amend':
			return `„entries[${String(problem.seq)}]” din acest fișier corectează ceva ce nu există.`;
		case 'wrong-transfer':
			return `„entries[${String(problem.seq)}]” din acest fișier continuă un joc mutat și nepreluat sau preia unul care nu a fost mutat.`;
		case 'cannot-replay':
			return `Înregistrarea ${String(problem.turn)} din jocul acestui fișier nu este posibilă: ${refusals.why(problem.refusal)}.`;
	}
}

/** Words of opening a game file. */
export const gameFile = {
	refused,
	players,
	/** Words of a game that this version doesn’t know in whole, and only shows. */
	lookOnly: {
		title: 'Un joc de privit',
		board: 'Harta',
		slider: 'Poziția în joc',
		/** What is shown: the table after so many entries of the game. */
		position: (entries: number, all: number): string =>
			entries === 0
				? 'Înainte de prima înregistrare'
				: `După înregistrarea ${number(entries)} din ${number(all)}`
	}
} as const;
