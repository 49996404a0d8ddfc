import type { BoxFacts } from '../presentation/facts';

export const GINGERBREAD_FACTS = {
	tiles: { gingerbread: 6 },
	sources: [{ id: 'gingerbread', module: 'gingerbread', after: 'farm' }],
	undescribed: {
		ids: [1, 2, 3, 4, 5, 6].map((number) => `gingerbread-${String(number)}`),
		mark: 'gingerbread',
		module: 'gingerbread',
		figure: 'gingerbread-man'
	}
} as const satisfies BoxFacts;
