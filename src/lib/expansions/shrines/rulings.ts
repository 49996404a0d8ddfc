import type { Ruling, Rulings } from '../../engine/rulings';

/** How many tiles with shrines are played: the five of most boxes, or the six of one box. */
const SHRINE_TILES = ['five', 'six'] as const;
/** What becomes of a wagon whose building loses its challenge: it comes home, or drives on. */
const SHRINE_WAGON = ['home', 'drives'] as const;
/** The box with wagons. */
const WAGONS = 'abbey-and-mayor';

export const SHRINE_RULINGS = [
	{ id: 'shrineTiles', choices: SHRINE_TILES, usual: 'five', group: 'rules' },
	{
		id: 'shrineWagon',
		choices: SHRINE_WAGON,
		usual: 'home',
		group: 'rules',
		asked: (rulings: Rulings, _: boolean, played: readonly string[]) =>
			played.includes(WAGONS) && rulings['wagons'] !== 'no'
	}
] as const satisfies readonly Ruling[];

/** The objections to laying a tile: a shrine beside two monasteries, or a monastery beside two shrines. */
export const SHRINE_OBJECTIONS = ['shrines/two-monasteries', 'shrines/two-shrines'] as const;
export type ShrineObjection = (typeof SHRINE_OBJECTIONS)[number];
