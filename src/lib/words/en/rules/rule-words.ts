import type { RuleId } from '../../../engine/ledger';

/** What each rule says in one sentence, and its source in print; empty if it has none. */
export type RuleWords = Readonly<Record<RuleId, readonly [says: string, source: string]>>;

/** What rules are about, by the first part of their ids. */
export type RuleTopics = Readonly<Record<string, string>>;
