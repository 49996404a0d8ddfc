import { render, screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import {
	LANDED,
	ROLLED,
	TOOK_OFF,
	type Landed,
	type Rolled,
	type TookOff
} from '../../../src/lib/expansions/flying-machines/events';
import { rulesOf, usualRulingsFor, type ExpansionId } from '../../../src/lib/rules/catalogue';
import { draftOf } from '../../../src/lib/table/turn/entering';
import { words } from '../../../src/lib/words/en/table';
import Offers from '../../../src/routes/game/turn/Offers.svelte';
import QuestionSheet from '../../../src/routes/game/turn/QuestionSheet.svelte';
import { NAMES } from '../../e2e/table/support/games';
import '../../tools/games/all-expansions';
import { UnwrittenTurn } from './unwritten-turn.svelte';

const CITY = { x: 0, y: 0, segment: 0 };
const tookOff: TookOff = { type: TOOK_OFF, player: 0, piece: 'follower' };
const landed: Landed = { type: LANDED, player: 0, to: CITY };
const rolled = (shows: number): Rolled => ({ type: ROLLED, player: 0, shows });

/** A turn with a machine to the east of the start tile, to which it points: a road and a city. */
function turn(...others: readonly ExpansionId[]): UnwrittenTurn {
	const expansions = [...others, 'flying-machines'] as const;
	const rulings = usualRulingsFor(expansions);
	const entry = new UnwrittenTurn(rulesOf({ box: 'base-c1', expansions, rulings }));
	entry.chooseTile(tileId('fl-FRFR-along'));
	entry.chooseSpot({ x: 1, y: 0 });
	entry.chooseRotation(0);
	return entry;
}

async function takeOff(entry: UnwrittenTurn): Promise<void> {
	const [offer] = entry.offers;
	if (!offer) throw new Error('Nothing is offered.');
	await entry.takeUp(offer);
}

const choicesIn = ({ written }: UnwrittenTurn) =>
	written.flatMap((event) => ('choices' in event && event.choices) || []);

/** What the buttons of the question say, and the events behind them. */
function buttonsOf(entry: UnwrittenTurn): readonly string[] {
	const ask = entry.question;
	if (!ask) throw new Error('Nothing is asked.');
	const sheet = render(QuestionSheet, { entry, ask, names: NAMES });
	const buttons = within(sheet.container).queryAllByRole('button');
	const says = buttons.map((button) => button.textContent.trim());
	sheet.unmount();
	return says;
}

describe('a turn with a flying machine', () => {
	it('asks at once how far, where only one kind of figure may fly', async () => {
		const entry = turn();
		await takeOff(entry);
		expect(entry.question?.id).toBe(ROLLED);
		expect(entry.draft.choices).toEqual([tookOff]);
		expect(buttonsOf(entry)).toEqual(['1: choose', '2: comes home', '3: comes home']);
	});

	it('asks before which figure flies, where several kinds may', async () => {
		const entry = turn('abbot');
		await takeOff(entry);
		expect(entry.question?.id).toBe(TOOK_OFF);
		expect(buttonsOf(entry)).toEqual(['Meeple', 'Abbot', words.questions.leave]);
	});

	it('has a button for each kind of figure that may fly', async () => {
		const entry = turn('abbot');
		render(Offers, { entry });
		const [meeple, abbot] = screen.getAllByRole('button');
		expect(meeple?.getAttribute('aria-label')).toBe('Let a figure fly · Meeple');
		abbot?.click();
		await waitFor(() => {
			expect(entry.draft.choices).toEqual([{ ...tookOff, piece: 'abbot' }]);
		});
	});

	it('is written after a tap on the place where the figure landed', async () => {
		const entry = turn();
		await takeOff(entry);
		await entry.choosePlace(CITY);
		expect(choicesIn(entry)).toEqual([tookOff, landed]);
	});

	it('asks where it lands, where several places at one distance take it', async () => {
		const entry = turn();
		await takeOff(entry);
		await entry.answer(rolled(1));
		expect(entry.question?.id).toBe(LANDED);
		expect(entry.question?.options).toHaveLength(2);
		await entry.choosePlace(CITY);
		expect(choicesIn(entry)).toEqual([tookOff, rolled(1), landed]);
	});

	it('is written when it crashed, and when the only place takes it', async () => {
		const crashed = turn();
		await takeOff(crashed);
		await crashed.answer(rolled(2));
		expect(choicesIn(crashed)).toEqual([tookOff, rolled(2)]);

		const abbot = turn('abbot');
		await takeOff(abbot);
		const abbotOff: TookOff = { ...tookOff, piece: 'abbot' };
		await abbot.answer(abbotOff);
		expect(buttonsOf(abbot)).toEqual(['1: comes home', '2: comes home', '3: comes home']);
	});

	it('says what was decided when it is open again', async () => {
		const entry = turn();
		await takeOff(entry);
		await entry.answer(rolled(2));
		const [event] = entry.written;
		if (event?.type !== 'base/laid') throw new Error('No turn was written.');
		entry.draft = draftOf(event, entry.game);
		render(Offers, { entry });
		expect(screen.getByText(/’s meeple took off\. The die showed 2, /)).toBeDefined();
	});

	it('offers no flight once a figure was put, and none from another tile', async () => {
		const entry = turn();
		entry.chooseFigure({ piece: 'follower', segment: 0 });
		expect(entry.offers).toEqual([]);
		const other = turn();
		other.chooseTile(tileId('base-U'));
		other.chooseSpot({ x: 1, y: 0 });
		await other.layAlone();
		expect(other.offers).toEqual([]);
	});
});
