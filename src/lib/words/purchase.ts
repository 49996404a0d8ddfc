/** True for a purchase without a reason. Games before version 0.7 stored the English default instead. */
export const hasDefaultReason = (reason: string): boolean =>
	reason.trim() === '' || reason === 'Tile bought';
