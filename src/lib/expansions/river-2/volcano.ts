import type { FurtherTile, RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import type { TileType } from '../../engine/tile';
import { ON_VOLCANO, volcanoBarsFigures } from './rulings';
import { VOLCANO } from './tiles';

const FURTHER: FurtherTile = { id: 'river-volcano/tile', as: 'turn' };

const isVolcano = ({ mark }: TileType): boolean => mark === VOLCANO;

/** True when whoever lays the volcano lays another tile at once. */
const volcanoGivesTile = (rulings: Rulings): boolean => rulings['riverVolcanoTile'] !== 'over';

/** The lake with the volcano: nobody stands there, and whoever lays it lays the first tile of the normal game, too. */
export const volcano = (rulings: Rulings, played: readonly string[]): RuleModule => ({
	id: 'river-volcano',
	codes: { objections: [ON_VOLCANO] },
	...(volcanoGivesTile(rulings) && {
		further: ({ turn }) => (isVolcano(turn.tile.type) ? FURTHER : undefined)
	}),
	...(volcanoBarsFigures(rulings, played) && {
		bars: ({ laying }) => (isVolcano(laying.type) ? ON_VOLCANO : undefined)
	})
});
