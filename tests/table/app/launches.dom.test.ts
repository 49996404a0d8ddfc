import { waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followLaunches } from '../../../src/lib/table/sharing/inbox.svelte';

type Consumer = (launch: { targetURL?: string; files?: readonly unknown[] }) => void;

/** Follows launches in a window that has them. Returns a function that launches the app, and its calls. */
function launched() {
	let launch: Consumer = () => undefined;
	vi.stubGlobal('launchQueue', {
		setConsumer: (consumer: Consumer) => {
			launch = consumer;
		}
	});
	const [onfile, onlink] = [vi.fn(), vi.fn()];
	followLaunches({ onfile, onlink });
	return {
		onfile,
		onlink,
		launch: (what: Parameters<Consumer>[0]) => {
			launch(what);
		}
	};
}

const linkTo = (fragment: string): string => `${location.origin}/open/${fragment}`;

afterEach(() => {
	vi.unstubAllGlobals();
});

describe('the installed app', () => {
	it('takes the file that it is opened with', async () => {
		const { launch, onfile } = launched();
		const file = new File(['{}'], 'game.json');
		launch({ targetURL: linkTo(''), files: [{ getFile: () => Promise.resolve(file) }] });
		await waitFor(() => {
			expect(onfile).toHaveBeenCalledWith(file);
		});
	});

	it('follows a link to a game while it runs, the same one again as well', () => {
		const { launch, onlink } = launched();
		for (let n = 0; n < 2; n++) launch({ targetURL: linkTo('#abc') });
		expect(onlink.mock.calls).toEqual([[linkTo('#abc')], [linkTo('#abc')]]);
	});

	it.each(['%23abc', '%2523abc', '?follow%23abc'])(
		'follows a link with an encoded #: %s',
		(end) => {
			const { launch, onlink } = launched();
			launch({ targetURL: linkTo(end) });
			expect(onlink).toHaveBeenCalledExactlyOnceWith(linkTo(end));
		}
	);

	it('ignores a launch for the page that was just loaded', () => {
		history.replaceState(null, '', '/open/#abc');
		const { launch, onlink } = launched();
		launch({ targetURL: linkTo('#abc') });
		expect(onlink).not.toHaveBeenCalled();
		launch({ targetURL: linkTo('#abc') });
		expect(onlink).toHaveBeenCalledOnce();
		history.replaceState(null, '', '/');
	});

	it.each(['https://example.org/open/#abc', '/new/', '/open/', '/'])(
		'stays where it is when it is opened at %s',
		(address) => {
			const { launch, onlink, onfile } = launched();
			launch({ targetURL: new URL(address, location.origin).href });
			expect(onlink).not.toHaveBeenCalled();
			expect(onfile).not.toHaveBeenCalled();
		}
	);

	it('works without a launch queue', () => {
		expect(() => {
			followLaunches({ onfile: vi.fn(), onlink: vi.fn() });
		}).not.toThrow();
	});
});
