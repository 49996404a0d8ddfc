import { firstOf, lastOf, offsetLine } from '../geometry/courses';
import { minus, plus, times, unit, type Line, type Point } from '../geometry/point';

/** Distance of a parapet from the middle of its road, and how far it goes on behind the ends of the bridge, in units. */
const PARAPET = 6.1;
const ABUTMENT = 2.6;

/** Both parapets of a bridge, from abutment to abutment. */
export function parapetsAlong(span: Line): readonly Line[] {
	const [first, last] = [firstOf(span), lastOf(span)];
	const out = (end: Point, before: Point): Point =>
		plus(end, times(unit(minus(end, before)), ABUTMENT));
	const whole = [out(first, span[1] ?? last), ...span, out(last, span.at(-2) ?? first)];
	return [offsetLine(whole, PARAPET), offsetLine(whole, -PARAPET)];
}
