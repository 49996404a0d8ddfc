import { tileAt, type Board } from '../../engine/board';
import { featureOf, type LaidTile } from '../../engine/feature';
import { award, type Occasion, type Settlement } from '../../engine/ledger';
import type { Change, RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import { beside, turnSide, type Side, type Spot } from '../../engine/spot';
import { isLaid } from '../../rules/base/events';
import { withoutFigures } from '../../rules/base/settle';
import { isRiverPlayed } from '../../rules/river/declared';
import { startTileIsDrawn } from './rulings';
import { northOf, ORANGE_FIRST, sectionOn, type Section } from './tiles';

/** Why a quarter of a rose pays, and what is counted: it lies in its own section. */
const IN_SECTION: Occasion = 'wind-roses/section';

/** The Wind Roses: one of them divides the table, and a quarter of a rose pays in its own section. */
export const windRoses = (rulings: Rulings, played: readonly string[]): RuleModule => ({
	id: 'wind-roses',
	codes: { occasions: [IN_SECTION], countables: [IN_SECTION] },
	...(!isRiverPlayed(played) && {
		start: { tiles: ORANGE_FIRST, boxTile: startTileIsDrawn(rulings) ? 'drawn' : 'left-out' }
	}),
	settle
});

/** What a player gets for laying a quarter of a rose in its own section. */
function settle({ game: { board }, event }: Change): readonly Settlement[] {
	const tile = isLaid(event) ? tileAt(board, event) : undefined;
	const section = tile && sectionOn(tile.type);
	const [part] = tile?.parts ?? [];
	if (!isLaid(event) || !part || !section || !isIn(board, part.tile, section)) return [];
	return [
		{
			...withoutFigures(featureOf(part), [part.tile.spot]),
			stage: 'before',
			occasion: IN_SECTION,
			rule: 'ROSE-3',
			awards: [award(event.player, { [IN_SECTION]: 3 }, { [IN_SECTION]: 1 })]
		}
	];
}

/** The sides of the full rose between which each section lies, clockwise from its north. */
const BETWEEN: Readonly<Record<Section, readonly [Side, Side]>> = {
	ne: [0, 1],
	se: [1, 2],
	sw: [2, 3],
	nw: [3, 0]
};

/** True for a spot in a section of the full rose that was laid last: its row and column belong to both sections beside them. */
function isIn({ order }: Board, spot: Spot, section: Section): boolean {
	const rose = order.findLast(({ type }) => northOf(type) !== undefined);
	const north = rose && northOf(rose.type);
	if (!rose || north === undefined) return false;
	return BETWEEN[section].every((side) =>
		isTowards(rose, spot, turnSide(turnSide(side, north), rose.rotation))
	);
}

/** True for a spot that lies towards a side of a tile, or in line with the tile. */
function isTowards(from: LaidTile, { x, y }: Spot, side: Side): boolean {
	const step = beside({ x: 0, y: 0 }, side);
	return (x - from.x) * step.x + (y - from.y) * step.y >= 0;
}
