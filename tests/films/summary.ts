import { MENDED } from './measure';
import type { FilmOutcome, TurnOutcome } from './outcome';

/** What is told of a figure that should have gone home. */
const STILL_THERE = 'figure-still-there';

const share = (part: number, whole: number): string =>
	whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${String(part)}/${String(whole)})`;

/** The value below which a part of some values lies. */
function quantile(values: readonly number[], part: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

const middleAndMost = (values: readonly number[], unit: string): string =>
	`${quantile(values, 0.5).toFixed(0)} ${unit} in the median, ${quantile(values, 0.95).toFixed(0)} ${unit} in 95 %`;

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

/** What was measured on films, a sentence a line. */
export function summaryOf(films: readonly FilmOutcome[]): readonly string[] {
	const turns = films.flatMap((film) => film.turns);
	const hours = sum(films.map(({ seconds }) => seconds)) / 3600;
	const count = (is: (turn: TurnOutcome) => boolean) =>
		share(turns.filter(is).length, turns.length);
	const wrong = turns.filter(({ kind, tile }) => kind === 'proposed' && tile !== 0);
	const sure = turns.filter((turn) => turn.sure);
	const automatic = turns.filter((turn) => turn.automatic !== undefined);
	const afters = (list: readonly TurnOutcome[]) => list.flatMap(({ after }) => after ?? []);
	const bumps = films.flatMap((film) => film.bumps);
	const [watching, reading] = [
		films.flatMap((one) => one.watching),
		films.flatMap((one) => one.reading)
	];
	const entries = films.flatMap((film) => film.wrongEntries);
	const ghosts = films.flatMap((film) => film.ghosts);
	const alarms = films.flatMap((film) => film.falseAlarms);
	const perHour = (many: number): string =>
		`${(many / hours).toFixed(1)} an hour (${String(many)})`;
	return [
		`${String(films.length)} films, ${String(turns.length)} turns, ${hours.toFixed(2)} hours of film`,
		`Tile right first: ${count(({ tile }) => tile === 0)}, among three ${count(({ tile }) => tile >= 0)}`,
		`Of wrong first tiles the sides are right: ${share(wrong.filter(({ sides }) => sides).length, wrong.length)}`,
		`Wrong spot: ${count(({ kind }) => kind === 'elsewhere')}, nothing proposed ${count(({ kind }) => kind === 'nothing')}`,
		`Tile and figure right first: ${count(({ taps }) => taps === 1)}, within two taps ${count(({ taps }) => taps < 3)}`,
		`Of turns with a figure right first: ${share(turns.filter((one) => one.hasFigure && one.taps === 1).length, turns.filter((one) => one.hasFigure).length)}`,
		`Sure: ${count((one) => one.sure)}, their tile is right in ${share(sure.filter(({ tile }) => tile === 0).length, sure.length)}`,
		`Entered unasked: ${count((one) => one.automatic !== undefined)}; wrong of all turns ${share(automatic.filter((one) => one.automatic === 'wrong').length, turns.length)}`,
		`From rest to proposal: sure ${middleAndMost(afters(sure), 'ms')}; others ${middleAndMost(afters(turns.filter((one) => !one.sure)), 'ms')}`,
		`Proposals without a tile: ${perHour(ghosts.length)}, sure ones ${perHour(ghosts.filter((one) => one.sure).length)}: ${tally(ghosts.map((one) => one.hazards || 'still'))}`,
		`False alarms: ${perHour(alarms.length)}: ${tally(alarms.map((one) => one.kind))}`,
		`Forgotten figures told: ${share(sum(films.map((one) => one.forgotten.told)), sum(films.map((one) => one.forgotten.there)))}, others told wrongly ${perHour(alarms.filter(({ kind }) => kind === STILL_THERE).length)}`,
		`Wrong entries told within three turns: ${share(entries.filter(({ told }) => told).length, entries.length)}: not told ${tally(entries.flatMap(({ kind, told }) => (told ? [] : [kind])))}`,
		`Bumps mended: ${share(bumps.filter(({ off }) => off <= MENDED).length, bumps.length)}, wrong unseen ${share(bumps.filter(({ off, noticed }) => off > MENDED && !noticed).length, bumps.length)}`,
		`The view is off by ${quantile(
			films.flatMap((one) => one.off),
			0.5
		).toFixed(3)} tile in the median, ${quantile(
			films.flatMap((one) => one.off),
			0.95
		).toFixed(3)} in 95 %`,
		`A picture while watching: ${middleAndMost(watching, 'ms')}; where tiles are read ${middleAndMost(reading, 'ms')}`,
		`Of a core: ${((sum(watching) + sum(reading)) / hours / 36_000).toFixed(1)} %`
	];
}

/** How often there is which of some words. */
const tally = (words: readonly string[]): string =>
	[...new Set(words)]
		.map((word) => `${word} ${String(words.filter((one) => one === word).length)}`)
		.join(', ');

/** One line on a film. */
export function lineOf({ name, turns, ghosts, bumps }: FilmOutcome): string {
	const right = turns.filter(({ tile }) => tile === 0).length;
	const missed = turns.filter(({ kind }) => kind !== 'proposed').length;
	const whole = turns.filter(({ taps }) => taps === 1).length;
	const mended = bumps.filter(({ off }) => off <= MENDED).length;
	return `${name}: ${share(right, turns.length)} right first, with figure ${share(whole, turns.length)}, ${String(missed)} missed, ${String(ghosts.length)} without a tile, bumps ${String(mended)}/${String(bumps.length)}`;
}
