import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeGameFile } from '../../../src/lib/record/game-file';
import { memoryStore } from '../../../src/lib/store/memory';
import { DeviceBackup } from '../../../src/lib/table/backup/device-backup.svelte';
import { IncomingReader } from '../../../src/lib/table/sharing/incoming-reader.svelte';
import PasteField from '../../../src/lib/ui/open/PasteField.svelte';
import { incomingWords } from '../../../src/lib/words/en/incoming';
import { recordWith } from '../../store/support';

const text = makeGameFile(recordWith(2));

describe('what is opened', () => {
	it('can be stopped, which is said until the next one', async () => {
		const opening = new IncomingReader();
		const reading = opening.open({ what: text, from: 'paste' });
		expect(opening.reading).toBe(true);
		opening.stop();
		expect(await reading).toBeUndefined();
		expect([opening.reading, opening.stopped, opening.problem]).toEqual([false, true, undefined]);
		expect(await opening.open({ what: text, from: 'paste' })).toMatchObject({ kind: 'game' });
		expect(opening.stopped).toBe(false);
	});

	it('is dropped silently when something else is opened', async () => {
		const opening = new IncomingReader();
		const first = opening.open({ what: 'See you on Friday!', from: 'paste' });
		const second = opening.open({ what: text, from: 'paste' });
		expect(await first).toBeUndefined();
		expect(await second).toMatchObject({ kind: 'game' });
		expect([opening.stopped, opening.problem]).toEqual([false, undefined]);
	});
});

/** A worker that never finishes. */
class Busy extends EventTarget {
	readonly postMessage = vi.fn();
	readonly terminate = vi.fn(() => {
		ended++;
	});
}
let ended = 0;

it('a backup that is read can be stopped, and another one chosen', async () => {
	const backing = new DeviceBackup(memoryStore());
	vi.stubGlobal('Worker', Busy);
	const reading = backing.read(new Blob(['no backup']));
	expect(backing.work).toBe('reading');
	backing.stop();
	await reading;
	expect([backing.work, backing.stopped, backing.offered]).toEqual([undefined, true, undefined]);
	expect(ended).toBe(1);
	vi.unstubAllGlobals();
	await backing.read(new Blob(['no backup']));
	expect([backing.stopped, backing.refused]).toEqual([false, { code: 'not-a-backup' }]);
});

it('a text that is too long for a field is read when it is pasted, without being shown', async () => {
	const ontext = vi.fn();
	render(PasteField, { ontext });
	const field = screen.getByLabelText(incomingWords.paste);
	await userEvent.click(field);
	await userEvent.paste('x'.repeat(100_001));
	expect(ontext).toHaveBeenCalledExactlyOnceWith('x'.repeat(100_001));
	expect(field).toHaveValue('');
	await userEvent.paste('x'.repeat(1_000));
	expect(field).toHaveValue('x'.repeat(1_000));
	expect(ontext).toHaveBeenCalledOnce();
});
