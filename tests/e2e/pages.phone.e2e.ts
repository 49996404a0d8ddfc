import { expectSound, pages } from './support/pages';
import { test } from './support/test';

for (const path of pages())
	test(`${path} requests no other host, breaks no policy, and axe finds nothing in light and dark`, ({
		page,
		server
	}) => expectSound(page, path, server.url));
