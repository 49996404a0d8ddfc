import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Game, RuleModule, Turn } from '../../../src/lib/engine/module';
import { judgeAnswer, questionLedTo, type Question } from '../../../src/lib/engine/question';
import { fail, ok } from '../../../src/lib/engine/result';
import type { Place } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import {
	GINGERBREAD_MOVED,
	type GingerbreadEvent
} from '../../../src/lib/expansions/gingerbread/events';
import { isGingerbreadMoved } from '../../../src/lib/expansions/gingerbread/gingerbread';
import { readDraft } from '../../../src/lib/record';
import { confirmTurns } from '../../../src/lib/table/app/switches.svelte';
import { draftOf, isDraftOf } from '../../../src/lib/table/turn/entering';
import { words } from '../../../src/lib/words/en/table';
import Offers from '../../../src/routes/game/turn/Offers.svelte';
import QuestionSheet from '../../../src/routes/game/turn/QuestionSheet.svelte';
import { NAMES } from '../../e2e/table/support/games';
import { expansionOf, rulesFor } from '../../modules/playing';
import { UnwrittenTurn } from './unwritten-turn.svelte';

/*
 * No expansion that is there decides anything before scoring: the events of one stand in for another's. Whoever lays a tile names
 * one of these places, and may fly to one of them instead of putting a figure. To fly is to name where from.
 */
let places: readonly Place[] = [];
/** True where a choice leads to the question which place is named. */
let leads = false;
/** What is asked before the turn. */
let before: readonly Question[] = [];

const isNamed = (turn: Turn): boolean =>
	turn.choices.some((event) => isGingerbreadMoved(event) && !event.from);

const kite: RuleModule<GingerbreadEvent> = {
	id: 'gingerbread',
	codes: { questions: ['kite/named', 'kite/flown'] },
	choices: (_: Game, turn: Turn): readonly Question[] =>
		isNamed(turn) ? [] : [leads ? leading(turn) : asked(turn, 'tile')],
	offers: (_, turn) => [{ ...asked(turn, 'action'), offered: true }],
	questions: () => before,
	record: (_, event, open) => {
		if (!isGingerbreadMoved(event)) return fail({ nonsense: 'unknown-event' });
		const id = event.from ? 'kite/flown' : 'kite/named';
		const ask = open
			.map((one) => (one.id === id ? one : questionLedTo(one, id)))
			.find((one) => one !== undefined);
		if (!ask) return fail({ nonsense: 'nothing-asked' });
		const judged = judgeAnswer(open, ask, event);
		if (!judged.ok) return judged;
		const recorded = { touched: [], objections: judged.value };
		return ok(event.from ? { ...recorded, acted: 'instead' } : recorded);
	}
};

const leading = (turn: Turn): Question => ({
	id: 'kite/which',
	player: turn.player,
	timing: 'tile',
	options: [],
	choices: [
		{ id: 'name', then: asked(turn, 'tile') },
		{ id: 'fly', then: asked(turn, 'action') }
	]
});

function asked({ player }: Turn, timing: 'tile' | 'action'): Question {
	const flies = timing === 'action';
	return {
		id: flies ? 'kite/flown' : 'kite/named',
		player,
		timing,
		...(flies && { offered: true }),
		options: places.map((place) => [place]),
		answer: (to) => ({ type: GINGERBREAD_MOVED, player, to, ...(flies && { from: to }) })
	};
}

const WEST: Place = { x: 0, y: 0, segment: 1 };
const NORTH: Place = { x: 0, y: 0, segment: 0 };
const KNIGHT = { piece: 'follower', segment: 0 };
const named = { type: GINGERBREAD_MOVED, player: 0, to: WEST } as const;
const flown = { ...named, from: WEST };
const CAP = { tile: 'base-E', x: 0, y: -1, rotation: 2 };

/** A turn with a city laid to the north of the start tile. */
function turn(): UnwrittenTurn {
	const entry = new UnwrittenTurn(rulesFor(expansionOf(kite)));
	entry.chooseTile(tileId(CAP.tile));
	entry.chooseSpot({ x: CAP.x, y: CAP.y });
	return entry;
}

/** The question that is posed, of this id. */
function posed({ question }: UnwrittenTurn, id: string): Question {
	expect(question?.id).toBe(id);
	if (!question) throw new Error('Nothing is asked.');
	return question;
}

/** Takes up what is offered. */
async function fly(entry: UnwrittenTurn): Promise<void> {
	const [offer] = entry.offers;
	if (!offer) throw new Error('Nothing is offered.');
	await entry.takeUp(offer);
	await entry.choosePlace(WEST);
}

beforeEach(() => {
	places = [WEST, NORTH];
	leads = false;
	before = [];
});
afterEach(() => {
	confirmTurns.on = false;
	localStorage.clear();
});

describe('a turn about which something is decided before it is scored', () => {
	it('asks after tile and figure, and is written with the answer', async () => {
		const entry = turn();
		expect(entry.question).toBeUndefined();
		await entry.tapPlace(KNIGHT);
		expect(entry.question?.id).toBe('kite/named');
		expect(entry.asking?.turn?.tile.type.id).toBe(CAP.tile);
		expect(entry.written).toEqual([]);
		if (!entry.question) return;
		const sheet = render(QuestionSheet, { entry, ask: entry.question, names: NAMES });
		expect(sheet.container.textContent).toContain(words.questions.turn(NAMES[0], 2));
		sheet.unmount();
		await entry.choosePlace(WEST);
		expect(entry.written).toEqual([
			expect.objectContaining({ ...CAP, deploy: KNIGHT, choices: [named] })
		]);
	});

	it('is written at once where there is only one answer', async () => {
		places = [WEST];
		const entry = turn();
		await entry.layAlone();
		expect(entry.written).toEqual([expect.objectContaining({ choices: [named] })]);
	});

	it('leads from a choice to what is asked then, and back again', async () => {
		leads = true;
		const entry = turn();
		await entry.layAlone();
		const sheet = render(QuestionSheet, { entry, ask: posed(entry, 'kite/which'), names: NAMES });
		await userEvent.click(screen.getByRole('button', { name: 'name' }));
		sheet.unmount();
		const then = posed(entry, 'kite/named');
		expect(entry.asking).toBeDefined();
		render(QuestionSheet, { entry, ask: then, names: NAMES });
		await userEvent.click(screen.getByRole('button', { name: words.questions.back }));
		expect(posed(entry, 'kite/which').choices).toHaveLength(2);
		expect(entry.written).toEqual([]);
		await entry.choose({ id: 'name', then });
		await entry.choosePlace(NORTH);
		expect(entry.written).toMatchObject([{ choices: [{ to: NORTH }] }]);
	});

	it('needs no second tap where a choice leads to only one answer', async () => {
		leads = true;
		places = [WEST];
		const entry = turn();
		await entry.layAlone();
		const [choice] = entry.question?.choices ?? [];
		if (choice) await entry.choose(choice);
		expect(entry.written).toMatchObject([{ choices: [{ to: WEST }] }]);
	});

	it('offers what may be done instead of a figure, which can be left again', async () => {
		const entry = turn();
		await entry.layAlone();
		await entry.choosePlace(WEST);
		expect(entry.written).toHaveLength(1);

		const other = turn();
		expect(other.offers.map(({ id }) => id)).toEqual(['kite/flown']);
		render(Offers, { entry: other });
		await userEvent.click(
			screen.getByRole('button', { name: words.questions.offer('kite/flown') })
		);
		const ask = other.question;
		expect(ask?.id).toBe('kite/flown');
		if (!ask) return;
		render(QuestionSheet, { entry: other, ask, names: NAMES });
		await userEvent.click(screen.getByRole('button', { name: words.questions.leave }));
		expect(other.question).toBeUndefined();
		expect(other.draft.choices).toBeUndefined();
	});

	it('goes on with its questions after an offer was taken', async () => {
		const entry = turn();
		await fly(entry);
		expect(entry.question?.id).toBe('kite/named');
		expect(entry.offers).toEqual([]);
		await entry.choosePlace(NORTH);
		expect(entry.written).toEqual([
			expect.objectContaining({ choices: [flown, { ...named, to: NORTH }] })
		]);
	});

	it('waits for its own tap where turns are confirmed apart', async () => {
		confirmTurns.on = true;
		const entry = turn();
		await fly(entry);
		expect(entry.question).toBeUndefined();
		expect(entry.draft.choices).toEqual([flown]);
		await entry.confirm();
		expect(entry.question?.id).toBe('kite/named');
	});

	it('goes back one decision at a time', async () => {
		const entry = turn();
		await fly(entry);
		expect(entry.draft).toMatchObject({ choices: [flown], asked: true });
		entry.stepBack();
		expect(entry.offers).toHaveLength(1);
		expect(entry.draft.choices).toEqual([]);
		entry.stepBack();
		expect(entry.question).toBeUndefined();
		expect(entry.draft).toMatchObject({ tile: CAP.tile, spot: { x: CAP.x, y: CAP.y } });
	});

	it('says what was decided when it is open again, and takes all of it back', async () => {
		const entry = turn();
		await entry.layAlone();
		await entry.choosePlace(WEST);
		const [event] = entry.written;
		if (event?.type !== 'base/laid') throw new Error('No turn was written.');
		entry.draft = draftOf(event, entry.game);
		const sheet = render(Offers, { entry });
		expect(sheet.container.querySelectorAll('p')).toHaveLength(1);
		await userEvent.click(screen.getByRole('button', { name: words.questions.again }));
		expect(entry.draft.tile).toBe(CAP.tile);
		expect(entry.draft.choices).toBeUndefined();
		expect(sheet.container.querySelectorAll('p')).toHaveLength(0);
		expect(screen.queryByRole('button', { name: words.questions.again })).toBeNull();
	});

	it('forgets what was decided when the tile is turned, or another figure put', async () => {
		for (const change of [
			(entry: UnwrittenTurn) => {
				entry.turnTile();
			},
			(entry: UnwrittenTurn) => {
				entry.chooseFigure(KNIGHT);
			},
			(entry: UnwrittenTurn) => {
				entry.choosePlayer(1);
			}
		]) {
			const entry = turn();
			await entry.layAlone();
			expect(entry.question?.id).toBe('kite/named');
			change(entry);
			expect(entry.question).toBeUndefined();
			expect(entry.draft.asked).toBeUndefined();
		}
	});

	it('is no answer to what was asked before it', async () => {
		before = [{ id: 'kite/before', player: 0, timing: 'before', options: [], no: named }];
		const entry = turn();
		expect(entry.question?.id).toBe('kite/before');
		await entry.decline();
		expect(entry.written).toEqual([named]);
		expect(entry.draft.choices).toBeUndefined();
	});

	it('survives a reload while it is asked', async () => {
		const entry = turn();
		await fly(entry);
		const again = new UnwrittenTurn(rulesFor(expansionOf(kite)));
		again.draft = readDraft(JSON.parse(JSON.stringify(entry.draft)));
		expect(again.draft.choices).toEqual([flown]);
		expect(again.question?.id).toBe('kite/named');
	});

	it('is the same draft again when it is undone', async () => {
		const entry = turn();
		await entry.layAlone();
		await entry.choosePlace(WEST);
		const [event] = entry.written;
		if (event?.type !== 'base/laid') throw new Error('No turn was written.');
		const draft = draftOf(event, entry.game);
		expect(draft.choices).toEqual([named]);
		expect(isDraftOf(draft, event)).toBe(true);
		expect(isDraftOf({ ...draft, choices: [flown] }, event)).toBe(false);
	});
});
