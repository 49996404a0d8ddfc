import { isLainOn } from '../../engine/feature';
import type { Presentation } from '../../rules/presentation/presentation';
import { LAIN, LIES } from './lying';

export const MONASTERIES_PRESENTATION: Presentation = {
	module: 'monasteries',
	sources: { [LAIN]: 'row-and-column' },
	notesOn: (_, feature) => (isLainOn(feature) ? [{ id: LIES, players: [] }] : [])
};
