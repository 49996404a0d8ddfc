import { replay } from './en/replay';

/** The sentences of a replay: apart, for only the table says them. */
export const replayWords: typeof replay = replay;
