/** What is objected to where the river forks: its arms meet; a figure stands on the volcano. */
export const RIVER_2_OBJECTIONS = ['river-fork/joined', 'river-volcano/figure'] as const;
type River2Objection = (typeof RIVER_2_OBJECTIONS)[number];

export const JOINED: River2Objection = 'river-fork/joined';
export const ON_VOLCANO: River2Objection = 'river-volcano/figure';
