import { loadCustomShapes } from '../../drawing/tile/load-custom-shapes';
import { describesTiles } from '../../record';

/** Loads what the shapes of custom tiles need, if these events, entries or amendments describe any: call it before they are shown. */
export async function loadShapesFor(...events: readonly unknown[]): Promise<void> {
	if (describesTiles(events)) await loadCustomShapes();
}
