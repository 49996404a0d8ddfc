import { free, nearby, onSpot, seat } from './at-table';
import { fields, list, later, maybe, orJson, variant, type Kind } from './compound';
import { CORRECTIONS, OBJECTIONS, PIECES, TILES } from './names';
import { someRulings } from './rulings';
import { just, name, number, signed, small, text, type Shape } from './shape';

const next = seat(1);
const same = seat(0);
const anybody = small(3);
const piece = name(PIECES);
const segment = small(4);
const corner = maybe(small(2));
const overruled = maybe(list(name(OBJECTIONS)));
const told = fields({ line: text(), mark: maybe(text()), name: maybe(text()) });
const place = onSpot(fields({ spot: nearby(), segment }));

const drawn = { tile: name(TILES), told: maybe(told) };
const lying = { spot: free(), rotation: small(2), trees: maybe(just(true)) };
const deploy = maybe(fields({ piece, segment, corner }));
const changes = list(fields({ player: anybody, points: signed() }));

/** What can have happened: a kind's number is its place here, so that more may be added at the end, and only there. */
const KINDS: readonly Kind[] = [
	['base/laid', onSpot(fields({ player: next, ...drawn, ...lying, deploy, overruled }))],
	['log/undone', fields({})],
	['log/redone', fields({})],
	['log/amended', later(() => amended)],
	['base/set-aside', fields({ player: next, ...drawn, overruled })],
	['base/retold', fields({ tile: drawn.tile, told, overruled })],
	['base/corrected', fields({ changes, reason: text(), why: name(CORRECTIONS), overruled })],
	['base/placed', onSpot(fields({ ...drawn, ...lying, player: maybe(anybody), overruled }))],
	[
		'base/stood',
		onSpot(fields({ player: anybody, piece, spot: nearby(), segment, corner, overruled }))
	],
	['base/begun', fields({ player: anybody, overruled })],
	['base/ended', fields({ overruled })],
	['base/closed', fields({ overruled })],
	['abbey/kept', fields({ player: next, overruled })],
	['wagon/moved', fields({ player: same, to: maybe(place), overruled })],
	['gingerbread/moved', fields({ player: same, from: maybe(place), to: place, overruled })],
	['gingerbread/stood', fields({ to: place, overruled })],
	['log/handed', fields({})],
	['log/taken', fields({})],
	['abbey/paid', fields({ player: anybody, seller: anybody, overruled })]
];

/** An amendment has no others within. */
const amending = KINDS.map(([type, shape]): Kind => [
	type,
	type === 'log/amended' ? fields({}) : shape
]);
const edit = fields({ at: number(), events: list(orJson(variant(amending))) });
const amended = fields({ edits: list(edit), rulings: maybe(someRulings()) });

/** Whatever happened. */
export const event: Shape = orJson(variant(KINDS));
