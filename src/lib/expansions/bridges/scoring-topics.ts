import type { ExpansionRules } from '../../rules/base/expansion';

/** What Bridges, Castles & Bazaars adds to scoring. */
export const BRIDGES_SCORING: ExpansionRules['scoring'] = { box: 'base-c1', topics: [] };
