import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import ShareCode from '../../../src/lib/ui/share/ShareCode.svelte';
import { qrCodeOf } from '../../../src/lib/share/qr-code';
import { shareWords } from '../../../src/lib/words/en/share';

const texts = { label: 'The game', hint: 'Point a camera at it' };

it('a link that fits is shown as a code', () => {
	const code = qrCodeOf('https://tilekeep.example/#game');
	render(ShareCode, { ...texts, code, tooLong: code === undefined, onfile: vi.fn() });
	expect(screen.getByRole('img', { name: texts.label })).toBeVisible();
	expect(screen.queryByRole('button')).toBeNull();
});

it('instead of a code that would be too long, the game is saved as a file', async () => {
	const code = qrCodeOf(`https://tilekeep.example/#${'x'.repeat(5000)}`);
	const onfile = vi.fn();
	render(ShareCode, { ...texts, code, tooLong: code === undefined, onfile });
	expect(screen.getByText(shareWords.tooLong)).toBeVisible();
	await userEvent.click(screen.getByRole('button', { name: shareWords.file }));
	expect(onfile).toHaveBeenCalledOnce();
});
