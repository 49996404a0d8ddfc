import { fail, ok, type Result } from '../engine/result';
import type { FileProblem } from './problem';

/** What may come next. `item` and `member` are the first value or name, where the list or object may also end. */
type Expected = 'value' | 'item' | 'name' | 'member' | 'colon' | 'more';

/** The state of the scan, between two tokens. */
interface Scan {
	readonly text: string;
	at: number;
	expected: Expected;
	/** The open brackets. */
	readonly open: string[];
}

/** The position of the first character that breaks JSON's grammar (RFC 8259), or the text's length if it ends too soon. */
function jsonErrorPosition(text: string): number {
	const scan: Scan = { text, at: 0, expected: 'value', open: [] };
	let goesOn = true;
	while (goesOn) {
		scan.at = matchEnd(/[ \t\n\r]*/y, scan);
		goesOn = scan.at < text.length && step(scan, text.charAt(scan.at));
	}
	return Math.min(scan.at, text.length);
}

/** Reads one token, or stops at the wrong character. */
function step(scan: Scan, letter: string): boolean {
	const { expected, open } = scan;
	if (expected === 'colon') return letter === ':' && pass(scan, 'value');
	if (letter === closing(scan) && expected !== 'value' && expected !== 'name') {
		open.pop();
		return pass(scan, 'more');
	}
	if (expected === 'more')
		return letter === ',' && open.length > 0 && pass(scan, inObject(scan) ? 'name' : 'value');
	if (expected === 'name' || expected === 'member')
		return letter === '"' && passString(scan, 'colon');
	return passValue(scan, letter);
}

function passValue(scan: Scan, letter: string): boolean {
	if (letter === '"') return passString(scan, 'more');
	if (letter !== '{' && letter !== '[') return passLiteral(scan);
	scan.open.push(letter);
	return pass(scan, letter === '{' ? 'member' : 'item');
}

const inObject = ({ open }: Scan): boolean => open.at(-1) === '{';
const closing = (scan: Scan): string | undefined =>
	scan.open.length === 0 ? undefined : inObject(scan) ? '}' : ']';

function pass(scan: Scan, expected: Expected): true {
	scan.at++;
	scan.expected = expected;
	return true;
}

function passString(scan: Scan, expected: Expected): boolean {
	scan.at++;
	for (let letter = scan.text.charAt(scan.at); letter !== '"'; letter = scan.text.charAt(scan.at)) {
		const next = matchEnd(/[^"\\\p{Cc}]+|[\x7f-\x9f]+|\\(?:["\\/bfnrt]|u[\da-f]{4})/iuy, scan);
		if (next === scan.at) return stopWithin(scan, /\\(?:u[\da-f]{0,3})?$/iy);
		scan.at = next;
	}
	return pass(scan, expected);
}

/** Stops here, or at the end of the text if the rest could be the start of a valid token. */
function stopWithin(scan: Scan, beginning: RegExp): false {
	scan.at = matchEnd(beginning, scan);
	return false;
}

function passLiteral(scan: Scan): boolean {
	const next = matchEnd(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, scan);
	if (next === scan.at) return stopWithin(scan, /(?:-|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/y);
	scan.at = next;
	scan.expected = 'more';
	// A number cut off after its decimal point is invalid, but its start was valid.
	scan.at = matchEnd(/(?:\.|[eE][+-]?)$/y, scan);
	return true;
}

/** The end of a match that begins at the current position; that position if nothing matches. */
function matchEnd(pattern: RegExp, { text, at }: Scan): number {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : at;
}

/** Parses JSON, or finds where it is invalid. Browsers report the position differently, or not at all. */
export function parseJson(text: string): Result<unknown, FileProblem> {
	try {
		return ok(JSON.parse(text));
	} catch {
		const at = jsonErrorPosition(text);
		if (at === text.length) return fail({ code: 'cut-short' });
		return fail({ code: 'not-json', ...placeAt(text, at) });
	}
}

/** Line and column of a position, from 1. */
const placeAt = (text: string, at: number): { line: number; column: number } => ({
	line: text.slice(0, at).split('\n').length,
	column: at - text.lastIndexOf('\n', at - 1)
});
