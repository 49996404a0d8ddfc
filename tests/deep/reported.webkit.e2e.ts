import { webkitWindow } from '../e2e/support/app-window';
import { test } from '../e2e/support/test';
import { expectReportedKindsHold } from './reported';

test('what people reported of other programs holds in WebKit', async ({ webkit, server }) => {
	await expectReportedKindsHold(webkitWindow(webkit), server.url);
});
