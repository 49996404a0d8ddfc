import type { RuleId } from '../../../engine/ledger';

/** What each rule says in one sentence, and its source in print; empty if it has none. */
export type RuleWords = Readonly<Record<RuleId, readonly [says: string, source: string]>>;
