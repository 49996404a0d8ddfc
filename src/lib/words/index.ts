import { common } from './en/common';
import { home } from './en/home';
import { shell } from './en/shell';
import { storage } from './en/storage';
import { part } from './parts';

/** The words of the first screen. What only other pages say has modules of its own here. */
export const words = {
	common: part('common', common),
	home: part('home', home),
	shell: part('shell', shell),
	storage: part('storage', storage)
};
