/** What is objected to placing a stallkeeper: no stall stands beside the road. */
export const MARKET_OBJECTIONS = ['market-day/no-stall'] as const;
