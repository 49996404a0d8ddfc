import { loadAlong } from '../rules/load-along';
import { common } from './en/common';
import { shell } from './en/shell';
import { storage } from './en/storage';
import { needWordsOf, part } from './parts';

loadAlong(needWordsOf);

/** The words of every page. What only some pages say has modules of its own here. */
export const words = {
	common: part('common', common),
	shell: part('shell', shell),
	storage: part('storage', storage)
};
