/** Merges what boxes say of one kind of thing, by id, into one record. @param of what a box says of it; undefined for nothing */
export const mergeAll = <Box, Says>(
	boxes: readonly Box[],
	of: (box: Box) => Readonly<Record<string, Says>> | undefined
): Readonly<Record<string, Says>> =>
	Object.fromEntries(boxes.flatMap((box) => Object.entries(of(box) ?? {})));
