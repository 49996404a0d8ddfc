import { expectSound, pages } from '../e2e/support/pages';
import { test } from '../e2e/support/test';

for (const path of pages())
	test(`${path} requests no other host, breaks no policy, and axe finds nothing in light and dark, on a large screen`, ({
		page,
		server
	}) => expectSound(page, path, server.url));
