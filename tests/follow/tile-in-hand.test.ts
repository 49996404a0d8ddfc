import { expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import { askForTile, TileTeller, type TileInHand } from '../../src/lib/follow/tile-in-hand';
import { channels, talkOn } from './channels';

const TILE: TileInHand = { after: 4, tile: tileId('base-U') };

/** A keeper with a tile in hand, and a device that follows. */
function pair() {
	const [near, far] = channels();
	const kept: { tile: TileInHand | undefined } = { tile: TILE };
	const teller = new TileTeller(talkOn(near), () => kept.tile);
	return { teller, kept, far, talk: talkOn(far) };
}

it('is told to whoever asks, and again when it changes', () => {
	const { teller, kept, talk } = pair();
	const heard: (TileInHand | undefined)[] = [];
	askForTile(talk, (tile) => heard.push(tile));
	expect(heard).toEqual([TILE]);
	kept.tile = undefined;
	teller.tell();
	expect(heard).toEqual([TILE, undefined]);
	// A second question gets no second answer.
	talk.tell('tile', { asks: true });
	expect(heard).toHaveLength(2);
});

it('isn’t told to an earlier version, which doesn’t ask: it would take that for damage', () => {
	const { teller, far } = pair();
	teller.tell();
	expect(far.received).toBe(0);
});

it('an earlier keeper drops the question, and nothing is heard', () => {
	const [near, far] = channels();
	const refused: unknown[] = [];
	talkOn(near).onrefused = (kind) => refused.push(kind);
	const heard: unknown[] = [];
	askForTile(talkOn(far), (tile) => heard.push(tile));
	expect([refused, heard, far.received]).toEqual([['tile'], [], 0]);
});

it.each([
	'{}',
	'{"inHand":{"after":-1,"tile":"base-U"}}',
	`{"inHand":{"after":1,"tile":"${'x'.repeat(65)}"}}`
])('%s is no tile', (text) => {
	const [near, far] = channels();
	const heard: unknown[] = [];
	askForTile(talkOn(far), (tile) => heard.push(tile));
	talkOn(near).send('tile', new TextEncoder().encode(text));
	expect(heard).toEqual([]);
});
