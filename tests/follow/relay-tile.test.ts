import { expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import { linksTo, newRoom } from '../../src/lib/follow/relay/keeper';
import { watchSecret } from '../../src/lib/follow/relay/link';
import { sealTile } from '../../src/lib/follow/relay/presence';
import { sealingKey } from '../../src/lib/follow/relay/seal';
import { readTokenOf, roomOf } from '../../src/lib/follow/relay/secrets';
import { makePair } from '../../src/lib/follow/relay/signature';
import { follow, intrude, keep, LINES, showTo, useRelay, within } from './relay-room';

useRelay();

/** A keeper, and one who only watches and has seen all. */
async function room() {
	const secrets = await newRoom();
	const { watch } = await linksTo(secrets);
	const keeper = await keep(secrets);
	keeper.show(LINES);
	const { seen } = await follow(watch);
	await within(() => {
		expect([seen.lines, seen.reachable]).toEqual([LINES, true]);
	});
	return { secrets, watch, keeper, seen };
}

const tileAfter = (after: number) => ({ after, tile: tileId('base-U') });

it('a tile in hand is there for whoever only watches, until it is put back', async () => {
	const { watch, keeper, seen } = await room();
	expect(seen.tiles).not.toContainEqual(expect.anything());
	const tile = tileAfter(LINES.length - 1);
	keeper.showTile(tile);
	await within(() => {
		expect(seen.tiles.at(-1)).toEqual(tile);
	});
	const late = await follow(watch);
	await within(() => {
		expect(late.seen.tiles.at(-1)).toEqual(tile);
	});
	keeper.showTile(undefined);
	await within(() => {
		expect([seen, late.seen].map(({ tiles }) => tiles.at(-1))).toEqual([undefined, undefined]);
	});
	expect(seen.problems).toEqual([]);
});

it('a relay can’t make one up', async () => {
	const { secrets, keeper, seen } = await room();
	const { write, play } = secrets;
	const [liar, witness] = [await intrude(secrets, write), await intrude(secrets, write)];
	const shownByKeeper = () =>
		[...liar.wire.awareness.getStates().values()].find((state) => 'keeper' in state);
	await within(() => {
		expect([shownByKeeper() !== undefined, witness.state.synced]).toEqual([true, true]);
	});
	const [made, right] = [tileAfter(10), tileAfter(12)];
	const watch = await sealingKey(await watchSecret(play));
	const { privateKey } = await makePair();
	const tile = await sealTile(watch, privateKey, await roomOf(await readTokenOf(write)), made);
	await showTo(witness, liar, { ...shownByKeeper(), tile });
	keeper.showTile(right);
	await within(() => {
		expect(seen.tiles).toContainEqual(right);
	});
	expect(seen.tiles).not.toContainEqual(made);
});
