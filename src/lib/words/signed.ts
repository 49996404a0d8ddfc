/** “+8”, “−3”: with a typographic minus sign, in every language. */
export const signed = (n: number): string => (n < 0 ? `−${String(-n)}` : `+${String(n)}`);

/** “8”, “−3”: the same without the plus. */
export const plain = (n: number): string => (n < 0 ? signed(n) : String(n));
