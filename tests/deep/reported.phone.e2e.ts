import { pageWindow } from '../e2e/support/app-window';
import { test } from '../e2e/support/test';
import { expectReportedKindsHold } from './reported';

test('what people reported of other programs holds in Chromium', async ({ page, server }) => {
	await expectReportedKindsHold(pageWindow(page, { touches: true }), server.url);
});
