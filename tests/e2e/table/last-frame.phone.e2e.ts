import { test } from '../support/test';
import { expectFrameFirst } from './support/last-frame';

test('a restart shows the table as it was before any script is there, and then the same table', ({
	page,
	server
}) => expectFrameFirst(page, server.url));
