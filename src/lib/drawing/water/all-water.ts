import { boat, reeds, rocks } from '../shapes/waterside';
import { bordersAlong, spansOver, streamRings } from './bridges';
import { streamsIn } from './stream';
import { addWater } from './water';
import { waterPaths } from './water-paths';
import { waterScenery } from './water-scenery';

/* Whoever draws tiles with water imports this, the worker only for a tile that has some. */
addWater({
	streamsIn,
	bordersAlong,
	streamRings,
	spansOver,
	waterPaths,
	waterScenery,
	boat,
	reeds,
	rocks
});
