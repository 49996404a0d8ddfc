import { example } from './en/example';
import { part } from './parts';

/** Words of the example game. Only the table loads them. */
export const exampleWords = part('example', example);
