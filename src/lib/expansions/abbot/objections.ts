/** What is objected to taking an abbot home: his place is surrounded, or he was set in the same turn. */
export const ABBOT_OBJECTIONS = ['abbot/surrounded', 'abbot/same-turn'] as const;
