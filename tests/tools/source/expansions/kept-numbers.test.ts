import { describe, expect, it } from 'vitest';
import { keptIn, numberLines, reusedNumbers, type NumberedKind } from './kept-numbers';

const PAGE = `Before 1 \`mill\`.

- tiles: 3 \`mill-FFFF\`, 7
  \`mill-CFFF\`, 9 \`mill-RRRR\`.
- events: 12 \`mill/moved\`.

Behind 2 \`mill\`.
`;

const given = (tiles: readonly (readonly [number, string])[]) => (kind: NumberedKind) =>
	kind === 'tiles' ? tiles.map(([number, name]) => ({ path: 'barn/more.ts', number, name })) : [];

describe('numbers in links', () => {
	it('are read from the page that keeps them, over its lines', () => {
		const kept = keptIn(PAGE);
		expect([...(kept.tiles ?? [])]).toEqual([
			[3, 'mill-FFFF'],
			[7, 'mill-CFFF'],
			[9, 'mill-RRRR']
		]);
		expect([...(kept.events ?? [])]).toEqual([[12, 'mill/moved']]);
		expect(kept.rulings?.size).toBe(0);
	});

	it('stay on the page when nobody gives them any more', () => {
		expect(numberLines(given([[8, 'barn-FFFF']]), keptIn(PAGE))).toEqual([
			'- tiles: 3 `mill-FFFF`, 7 `mill-CFFF`, 8 `barn-FFFF`, 9 `mill-RRRR`.',
			'- events: 12 `mill/moved`.'
		]);
	});

	it('are given to no other name, also after theirs was removed', () => {
		const mixed = given([
			[7, 'mill-CFFF'],
			[9, 'barn-FFFF'],
			[10, 'barn-CFFF']
		]);
		expect(reusedNumbers(mixed, keptIn(PAGE))).toEqual([
			'barn/more.ts gives the tile “barn-FFFF” the number 9, which src/lib/share/FORMAT.md keeps for “mill-RRRR”.'
		]);
	});
});
