import type { Answer } from '../../record/answers';
import { sortOf, type FeatureName } from '../../engine/naming';
import type { PieceKindId } from '../../engine/piece';
import type { NonsenseCode } from '../../engine/objection';
import type { Segment, SegmentKind, TileType } from '../../engine/tile';
import type { Spot } from '../../engine/spot';
import { places, onPlaceOf, partOf, turnOf } from './places';
import { refusals } from './troubles';
import { table } from './table';
import { tiles, wordsFor } from './tiles';
import { boxes, common } from './common';
import type { SaidEvent } from '../expansion';
import { hasRole } from '../values';
import { scoring } from './scoring';
import { counted, number, row } from './format';
import { KINDS } from './kinds';
import { part } from '../parts';

const SIDES = [
	'in the middle',
	'on one side',
	'on two sides',
	'on three sides',
	'on all sides'
] as const;
const NUMBERS = ['no', 'a', 'two', 'three', 'four'] as const;

const kindsOf = ({ segments }: TileType, kind: SegmentKind): readonly Segment[] =>
	segments.filter((segment) => segment.kind === kind);

function monastery(type: TileType): readonly string[] {
	const [found] = kindsOf(type, 'monastery');
	if (!found) return [];
	return [boxes.monasteries[sortOf(found) ?? '']?.some ?? 'a monastery'];
}

function cities(type: TileType): readonly string[] {
	const found = kindsOf(type, 'city');
	const [first] = found;
	if (first?.kind !== 'city') return [];
	if (found.length > 1) return [`${NUMBERS[found.length] ?? String(found.length)} cities`];
	const pennants = first.pennants > 1 ? 'pennants' : 'pennant';
	const pennant =
		first.pennants > 0
			? ` with ${NUMBERS[first.pennants] ?? String(first.pennants)} ${pennants}`
			: '';
	return [`a city ${SIDES[first.sides.length] ?? ''}${pennant}`];
}

function roads(type: TileType): readonly string[] {
	const found = kindsOf(type, 'road');
	const [first] = found;
	if (first?.kind !== 'road') return [];
	if (found.length > 2) {
		const apart = found.every((road) => road.kind === 'road' && road.end === 'monastery');
		return [apart ? `${NUMBERS[found.length] ?? String(found.length)} roads` : 'a crossing'];
	}
	if (found.length === 2) return ['two roads'];
	const [from = 0, to] = first.sides;
	if (to === undefined) return ['a road'];
	if (first.sides.length > 2) return [`a road ${SIDES[first.sides.length] ?? ''}`];
	return [(to - from) % 2 === 0 ? 'a straight road' : 'a curved road'];
}

/** What leads through it besides roads. */
const stretches = ({ segments }: TileType): readonly string[] => [
	...new Set(segments.flatMap(({ kind }) => KINDS[kind].stretch ?? []))
];

/** “in the city”, or “in one of the cities” of a tile that has several. */
const standsOn = (kind: SegmentKind, tile: TileType | undefined): string =>
	tile && kindsOf(tile, kind).length > 1 ? KINDS[kind].onOne : KINDS[kind].on;

/** The figure that was placed with a tile, or taken home instead. */
function figure({ piece, on, from, lies, tile }: SaidEvent): string {
	if (!piece) return '';
	if (from) return `, and took the ${tiles.piece(piece)} home from the ${tiles.kind(from)}`;
	if (!on) return '';
	if (on === 'corner') return ` (${tiles.piece(piece)} on a corner)`;
	const who = hasRole({ piece, kind: on, lies }) ? tiles.role(on) : tiles.piece(piece);
	const how = lies ? ', lying down' : '';
	return ` (${who} ${standsOn(on, tile)}${how})`;
}

/** What a tile shows; “a tile” if its design is unknown. */
const tileOf = ({ tile }: SaidEvent): string => (tile ? history.tileDescription(tile) : 'a tile');

/** “Ada +3 and Ben −1”. */
const changesOf = ({ changes = [], names }: SaidEvent): string =>
	common.list(changes.map(({ player, points }) => scoring.playerGets(names[player] ?? '', points)));

/** What happened, by the key in the event's facts. */
export const ENGLISH_EVENTS = {
	'base/laid': (event) =>
		`${turnOf(event.turn)}${partOf(event)}: ${event.name} laid ${tileOf(event)}${figure(event)}.`,
	'base/set-aside': (event) =>
		`${event.name} drew ${tileOf(event)}, which fitted nowhere, and set it aside.`,
	'base/put-back': (event) =>
		`${event.name} drew ${tileOf(event)}, which couldn’t be laid, and put it back into the bag.`,
	'base/retold': (event) => `The description of a tile was corrected: ${tileOf(event)}.`,
	'base/corrected': (event) =>
		`Manual points: ${changesOf(event)}${event.reason ? ` (${event.reason})` : ''}.`,
	'base/bought': (event) =>
		`Manual points: ${changesOf(event)} (${scoring.purchaseReason(event.reason ?? '')}).`,
	'base/track': (event) => `Starting points: ${changesOf(event)} on the score track.`,
	'base/recounted': (event) =>
		`Tokens entered manually: ${scoring.gains(event.gains ?? [], event.names)}.`,
	'base/placed': (event) => `Table in progress: ${tileOf(event)}.`,
	'base/stood': (event) =>
		`Table in progress: ${event.name}’s ${tiles.piece(event.piece ?? '')} ${onPlaceOf(event)}.`,
	'base/begun': ({ name }) => `The table is complete; ${name} lays the next tile.`,
	'base/ended': () => 'All tiles are laid: final scoring.',
	'base/stopped': () => 'The game ended before all tiles were laid: final scoring.',
	'base/closed': () => 'The game is finished.'
} satisfies Readonly<Record<string, (event: SaidEvent) => string>>;
const EVENTS: Readonly<Record<string, (event: SaidEvent) => string>> = ENGLISH_EVENTS;

/** What was decided about an event that no longer fits. */
const CONFLICT_ANSWERS: Readonly<Record<Answer['how'] | 'open', string>> = {
	open: 'Not answered yet',
	kept: 'Kept as played',
	dropped: 'Removed',
	changed: 'Entered again',
	preceded: 'Question answered first'
};

/** Words of looking back at a game and of amending it. Only the table loads them. */
export const history = {
	title: 'History',
	backToNow: 'Back to the game',
	backToReview: 'Back to the review',
	sliderLabel: 'Position in the game',
	first: 'Go to the start',
	last: 'Go to the end',
	back: 'One step back',
	forward: 'One step forward',
	nothingScored: 'Nothing was scored.',
	/** The name of the list of what was scored. */
	scored: 'What was scored',
	/** After a feature was scored. */
	tookBack: (name: string, piece: PieceKindId, n: number, from: FeatureName): string =>
		`${name} took back ${tiles.pieces(n, piece)} from the ${wordsFor(from).name}.`,
	/** Above the features of a tile that weren’t scored. */
	continued: 'On this tile',
	/** “City of 4 tiles”; a monastery counts its neighbours. */
	featureOf: (feature: FeatureName, n: number): string =>
		wordsFor(feature).of(scoring.tileCount(n)),
	/** What a feature lacks; empty for a field. */
	stateOf: (feature: FeatureName, completed: boolean, open: number | undefined): string => {
		if (feature.kind === 'field') return '';
		return completed ? scoring.completed(feature) : scoring.missing(feature.kind, open);
	},
	/** Who has figures on a feature. */
	standThere: (names: readonly string[]): string =>
		names.length === 0 ? 'nobody' : common.list(names),
	/** The name of the list of scores at the position shown. */
	standings: 'Scores at this moment',
	pointsBefore: 'Previous points',
	pointsAfter: 'Next points',
	/** What was scored then: “Tile 45: Ben +8”. */
	scoredThen: (
		tile: number | 'final',
		names: readonly string[],
		gains: readonly number[]
	): string => {
		const each = row(
			gains.flatMap((points, seat) =>
				points === 0 ? [] : [scoring.playerGets(names[seat] ?? '', points)]
			)
		);
		if (tile === 'final') return `Final scoring: ${each}`;
		return tile === 0 ? `Start: ${each}` : `Tile ${number(tile)}: ${each}`;
	},

	/** What a tile shows, in any rotation: “a city on two sides with a pennant and a curved road”. */
	tileDescription: (type: TileType): string =>
		common.list([...monastery(type), ...cities(type), ...roads(type), ...stretches(type)]) ||
		'a field',

	amend: 'Correct this',
	amending: 'Correcting',
	cancel: 'Cancel',
	/** Ways in which an event can be wrong. */
	whatIsWrong: 'What is wrong?',
	changeTurn: 'Change this turn',
	otherTile: 'It was another tile',
	changeTurnHint: 'Its tile, spot or rotation, the figure, or whose turn it was.',
	changeAnswer: 'Answer again',
	changeExistingTable: 'Change the table in progress',
	changeExistingTableHint: 'Its tiles, figures and points, forgotten figures, or who laid first.',
	beginCannotBeDropped: 'The game starts here, so this can’t be removed.',
	/** For a further tile that was declined: it can't be dropped, only laid. */
	laidAfterAll: 'If a tile was laid after all, answer again and lay it.',
	insertBefore: 'A turn is missing before this',
	insertAfter: 'A turn is missing after this',
	drop: 'It never happened: remove it',
	whoseTurn: 'Whose turn',

	conflicts: (count: number): string =>
		counted(count, 'later turn no longer fits', 'later turns no longer fit'),
	answered: (count: number, of: number): string => `${String(count)} of ${String(of)} answered`,
	conflictsList: 'What no longer fits',
	conflictsHint:
		'The board shows the corrected game before this turn. Each answer may change how many later turns no longer fit.',
	/** The decision about an event that no longer fits; undefined if there is none yet. */
	answer: (how: Answer['how'] | undefined): string => CONFLICT_ANSWERS[how ?? 'open'],
	keepRest: (dropped: number): string =>
		dropped === 0 ? 'Keep all as played' : 'Keep what can be kept, remove the rest',
	seeDifference: 'See what it changes',
	stepBack: 'Back one step',
	amendmentLeft: 'Correction set aside. Nothing has been changed yet.',
	resume: 'Continue correcting',
	resumed: 'Your earlier correction is back.',
	amendmentOutdated: 'Your unfinished correction was discarded: the game has gone on since.',
	nonsense: (code: NonsenseCode): string =>
		`This is no longer possible: it ${refusals.nonsense(code)}.`,
	keepAsPlayed: 'Keep it as played',
	change: 'Change it',
	answerFirst: 'Answer the question first',

	difference: 'What the correction changes',
	noDifference: 'Nothing changes.',
	confirm: 'Correct it',
	changedTo: (was: string, is: readonly string[]): string => `${was} Corrected: ${is.join(' ')}`,
	nowLiesAt: (spot: Spot): string => `It now lies ${places.tile(spot)}.`,
	nowRotated: 'It is turned a different way.',
	figureMoved: 'The figure is on another part of it.',
	crossingChanged: (trees: boolean): string =>
		trees ? 'Only trees stand at its crossing.' : 'Houses stand at its crossing.',
	eventDropped: (was: string): string => `Removed: ${was}`,
	eventAdded: (is: string): string => `Added: ${is}`,
	keptAsPlayed: (was: string): string => `Kept against the rules: ${was}`,
	pastAmended: 'Correction saved.',

	start: 'The board before the first turn.',
	/** What an event was; empty for an unknown one. */
	event: (event: SaidEvent): string =>
		(EVENTS[event.key] ?? boxes.events[event.key])?.(event) ?? '',
	overruled: table.overruled
};

/** The same in the language that is spoken. */
export const historyWords = part('history', history);

/** Words of a replay. Only the table loads them. */
export const replay = {
	play: 'Play',
	pause: 'Pause',
	/** “2×”. */
	times: (speed: number): string => `${String(speed)}×`,
	/** The name of the button that changes it. */
	speed: (speed: number): string => `Speed ${String(speed)}×. Change it`
};

/** The same in the language that is spoken. */
export const replayWords = part('replay', replay);
