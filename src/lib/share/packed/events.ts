import { openSpot, relativeSpot, withSpot, seat } from './table-codecs';
import { fields, list, lazy, optional, orJson, variant, type Kind } from './compound-codecs';
import { CORRECTION_REASONS, OBJECTIONS, PIECES, TILES } from './names';
import { someRulings } from './rulings';
import { constant, name, number, int, uint, text, type Codec } from './codec';

const next = seat(1);
const same = seat(0);
const anybody = uint(3);
const piece = name(PIECES);
const segment = uint(4);
const corner = optional(uint(2));
const overruled = optional(list(name(OBJECTIONS)));
const told = fields({ line: text(), mark: optional(text()), name: optional(text()) });
const place = withSpot(fields({ spot: relativeSpot(), segment }));

const drawn = { tile: name(TILES), told: optional(told) };
const lying = { spot: openSpot(), rotation: uint(2), trees: optional(constant(true)) };
const deploy = optional(fields({ piece, segment, corner }));
const changes = list(fields({ player: anybody, points: int() }));

/** What can have happened: a kind's number is its place here, so that more may be added at the end, and only there. */
const KINDS: readonly Kind[] = [
	['base/laid', withSpot(fields({ player: next, ...drawn, ...lying, deploy, overruled }))],
	['log/undone', fields({})],
	['log/redone', fields({})],
	['log/amended', lazy(() => amended)],
	['base/set-aside', fields({ player: next, ...drawn, overruled })],
	['base/retold', fields({ tile: drawn.tile, told, overruled })],
	['base/corrected', fields({ changes, reason: text(), why: name(CORRECTION_REASONS), overruled })],
	['base/placed', withSpot(fields({ ...drawn, ...lying, player: optional(anybody), overruled }))],
	[
		'base/stood',
		withSpot(fields({ player: anybody, piece, spot: relativeSpot(), segment, corner, overruled }))
	],
	['base/begun', fields({ player: anybody, overruled })],
	['base/ended', fields({ overruled })],
	['base/closed', fields({ overruled })],
	['abbey/kept', fields({ player: next, overruled })],
	['wagon/moved', fields({ player: same, to: optional(place), overruled })],
	['gingerbread/moved', fields({ player: same, from: optional(place), to: place, overruled })],
	['gingerbread/stood', fields({ to: place, overruled })],
	['log/handed', fields({})],
	['log/taken', fields({})],
	['abbey/paid', fields({ player: anybody, seller: anybody, overruled })]
];

/** An amendment has no others within. */
const amending = KINDS.map(([type, codec]): Kind => [
	type,
	type === 'log/amended' ? fields({}) : codec
]);
const edit = fields({ at: number(), events: list(orJson(variant(amending))) });
const amended = fields({ edits: list(edit), rulings: optional(someRulings()) });

/** Whatever happened. */
export const event: Codec = orJson(variant(KINDS));
