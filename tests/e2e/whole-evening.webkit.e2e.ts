import { webkitWindow } from './support/app-window';
import { test } from './support/test';
import { openWebKit } from './support/webkit';
import { wholeEvening } from './table/support/whole-evening';

test('in WebKit a game is entered, reviewed, shared, backed up, and restored elsewhere', async ({
	webkit,
	server
}) => {
	const other = await openWebKit();
	await wholeEvening(webkitWindow(webkit), () => Promise.resolve(webkitWindow(other)), server.url);
	await other.close();
});
