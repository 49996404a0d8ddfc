import { describe, expect, it, vi } from 'vitest';
import { makeGameFile } from '../../src/lib/record/game-file';
import { MAX_BYTES } from '../../src/lib/record/parse-file';
import { readGameFile } from '../../src/lib/share/read-file';
import { recordWith } from '../store/support';

const game = recordWith(3);
const text = makeGameFile(game);

describe('a chosen file', () => {
	it('gives its game', async () => {
		expect(await readGameFile(new Blob([text]))).toEqual({ ok: true, value: game });
	});

	it('isn’t read when it is too large', async () => {
		const file = new Blob([text.padEnd(MAX_BYTES + 1)]);
		const read = vi.spyOn(file, 'arrayBuffer');
		expect(await readGameFile(file)).toMatchObject({ ok: false, error: { code: 'too-large' } });
		expect(read).not.toHaveBeenCalled();
	});

	it('isn’t text when its bytes aren’t UTF-8', async () => {
		const bytes = new TextEncoder().encode(text);
		bytes[text.indexOf('Ana')] = 0xff;
		expect(await readGameFile(new Blob([bytes]))).toEqual({
			ok: false,
			error: { code: 'not-text' }
		});
	});

	it('may have been moved in the meantime', async () => {
		const file = new Blob([text]);
		vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('Gone.', 'NotReadableError'));
		expect(await readGameFile(file)).toEqual({ ok: false, error: { code: 'no-access' } });
	});
});
