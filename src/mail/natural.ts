/** Names in the order that people number them: 9 before 10. Made once; a collator takes milliseconds to build. */
export const compareNatural = new Intl.Collator('en', { numeric: true }).compare;
