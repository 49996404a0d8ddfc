import type { TileCounts } from '../../engine/contents';
import { tile, tileId, type TileType } from '../../engine/tile';
import type { OtherTilesId } from './boxes';

/** A tile of a box, and how many copies of it there are. */
type Copies = readonly [type: TileType, copies: number];

/** Makes tiles whose ids begin alike, with the same picture on them. The app doesn’t know what the picture does. */
const printed =
	(box: string, mark: string | undefined) =>
	(name: string, line: string, copies = 1): Copies => [
		tile(`${box}-${name}`, { mark }, line),
		copies
	];

const fair = printed('ca', 'fair');
const wheel = printed('wf', 'fortune');
const turnsWheel = printed('w5', 'fortune');
const noWheel = printed('w5', undefined);
const flea = printed('pl', 'flea');
const portico = printed('px', 'portico');
const minster = printed('cg', 'german-cathedral');
const spiel = printed('sp', undefined);
const fruit = printed('ft', 'fruit-tree');
const toll = printed('tk', 'travellers');
const noToll = printed('tk', undefined);
const bath = printed('bs', 'bathhouse');
const revolt = printed('pr', 'revolt');

/** The tiles of each box, in their reference orientation. RULES.md has their sources. */
const BOXES: Readonly<Record<OtherTilesId, readonly Copies[]>> = {
	catapult: [
		fair('CCCC', 'C:NESW'),
		fair('CCFF', 'C:NE+ F:4567'),
		fair('CFCF', 'C:N>mark C:S>mark F:23 F:67'),
		fair('CFFF', 'C:N F:234567'),
		fair('CFFF-corner', 'C:N,SW F:2345 F:67'),
		fair('FFFF', 'F:01234567'),
		fair('FFFF-monastery', 'M F:01234567'),
		fair('FFRR', 'R:S>mark R:W>mark F:012347 F:56'),
		fair('FRFR', 'R:E>mark R:W>mark F:0127 F:3456'),
		fair('FRRR-left', 'R:ES R:W>mark F:012567 F:34'),
		fair('FRRR-right', 'R:SW R:E>mark F:012347 F:56'),
		fair('RRRR', 'R:NESW F:07 F:12 F:34 F:56')
	],
	'wheel-of-fortune': [
		wheel('CCFF', 'C:NE F:4567', 2),
		wheel('FFRR', 'R:SW F:012347 F:56', 7),
		wheel('FRFR', 'R:EW F:0127 F:3456', 8),
		wheel('RRRR', 'R:NW R:ES F:07 F:1256 F:34'),
		wheel(
			'RRRR-crossing',
			'R:N>crossing R:E>crossing R:S>crossing R:W>crossing F:07 F:12 F:34 F:56'
		)
	],
	'big-box-5-wheel': [
		turnsWheel('FFRR', 'R:SW F:012347 F:56'),
		turnsWheel('FRFR', 'R:EW F:0127 F:3456'),
		turnsWheel('RRRR', 'R:NW R:ES F:07 F:1256 F:34'),
		noWheel('CCCF', 'C:N C:E C:S F:67'),
		noWheel('CCFR', 'C:NE R:W>city0 F:456 F:7'),
		noWheel('CCRF', 'C:NE R:S>city0 F:4 F:567'),
		noWheel('CFFR', 'C:N R:W>city0 F:23456 F:7'),
		noWheel('CFRF', 'C:N R:S>city0 F:234 F:567'),
		noWheel('CRFF', 'C:N R:E>city0 F:2 F:34567'),
		noWheel('CRFR', 'C:N R:EW F:27 F:3456'),
		noWheel('CRRR', 'C:N R:ES R:W>city0 F:256 F:34 F:7'),
		noWheel('FRFR-monastery', 'R:E>monastery R:W>monastery M F:0127 F:3456')
	],
	plague: [
		flea('CCFF', 'C:NE+ F:4567'),
		flea('CCFF-caps', 'C:N C:E F:4567'),
		flea('CCRR', 'C:N C:E R:S>city1 R:W>city0 F:4 F:56 F:7'),
		flea('CFRR', 'C:N R:S>city0<2 R:W>village F:234 F:56 F:7'),
		flea('FFRR', 'R:SW F:012347 F:56'),
		flea('RRRR', 'R:N>crossing R:E>crossing R:S>crossing R:W>crossing F:07 F:12 F:34 F:56')
	],
	porxada: [portico('CCCC', 'C:NESW+')],
	'cathedrals-in-germany': [
		minster('FRRR', 'R:E>mark R:S>mark R:W>mark F:0127 F:34 F:56', 3),
		minster('RRRR', 'R:N>mark R:E>mark R:S>mark R:W>mark F:07 F:12 F:34 F:56', 3)
	],
	'spiel-promos': [
		spiel('14-CCCR', 'C:NES R:W>city0 F:6 F:7'),
		spiel('15-RRRR', 'R:N>crossing R:E>crossing R:S>crossing R:W>crossing F:07 F:12 F:34 F:56'),
		spiel('16-CCCC', 'C:NESW'),
		spiel('17-CFFF', 'C:N F:234567'),
		spiel('18-RRRR', 'R:NESW F:07 F:12 F:34 F:56'),
		spiel('20-CRRR', 'C:N R:S>city0 R:EW<1 F:2 F:34 F:56 F:7')
	],
	'fruit-trees': [
		fruit('CRFR', 'C:N R:E>mark R:W>mark F:27 F:3456'),
		fruit('CRRF', 'C:N R:E>mark R:S>mark F:2567 F:34'),
		fruit('CCFF-caps', 'C:N C:E F:4567'),
		fruit('FRRR', 'R:E>mark R:S>mark R:W>mark F:0127 F:34 F:56'),
		fruit('CRRR', 'C:N R:E>mark R:S>mark R:W>mark F:27 F:34 F:56'),
		fruit('CCFF', 'C:NE F:4567')
	],
	tollkeepers: [
		noToll('FFRR-village', 'R:S>crossing R:W>crossing F:012347 F:56'),
		noToll('FRRR-village', 'R:E>crossing R:S>crossing R:W>crossing F:0127 F:34 F:56'),
		toll('FRFR-village', 'R:E>crossing R:W>crossing F:0127 F:3456'),
		toll('FRRR', 'R:E>crossing R:S>crossing R:W>crossing F:0127 F:34 F:56'),
		toll('FRFR', 'R:EW F:0127 F:3456'),
		toll('FFRR', 'R:SW F:012347 F:56'),
		toll('CCRR', 'C:NE R:SW F:47 F:56'),
		toll('CFRF', 'C:N R:S>city0 F:234 F:567'),
		toll('CRFR', 'C:N R:EW F:27 F:3456'),
		toll('CCRR-caps', 'C:N C:E R:S>city1 R:W>city0 F:4 F:56 F:7')
	],
	'barber-surgeons': [
		bath('RRRR-bridge', 'R:NS<1 R:EW F:07 F:12 F:34 F:56'),
		bath('FFRR', 'R:SW F:012347 F:56'),
		bath('FRFR', 'R:EW F:0127 F:3456'),
		bath('CCRR', 'C:NE R:SW F:47 F:56'),
		bath('CCFF', 'C:NE F:4567'),
		bath('CCCF', 'C:NES F:67')
	],
	'peasant-revolts': [
		revolt('RRRR', 'R:NW R:ES F:07 F:1256 F:34'),
		revolt('FRRR', 'R:E>crossing R:S>crossing R:W>crossing F:0127 F:34 F:56'),
		revolt('FFRR', 'R:SW F:012347 F:56', 2),
		revolt('FRFR', 'R:EW F:0127 F:3456'),
		revolt('FFFR-garden', 'R:W>village F:01234567 M=garden'),
		revolt('CFFF', 'C:N F:234567'),
		revolt('CFFF-corner', 'C:N,SE F:23 F:4567'),
		revolt('CCFF-caps', 'C:N C:E F:4567'),
		revolt('CCFF', 'C:NE F:4567'),
		revolt('CFRF', 'C:N R:S>city0 F:234 F:567'),
		revolt('CRRF', 'C:N R:ES F:2567 F:34')
	]
};

/** The tiles of a box. */
export const tilesOf = (box: OtherTilesId): readonly TileType[] => BOXES[box].map(([type]) => type);

/** Copies of each tile of a box. */
export const countsOf = (box: OtherTilesId): TileCounts =>
	Object.fromEntries(BOXES[box].map(([{ id }, copies]) => [tileId(id), copies]));
