/** `nameKey` (core/text/words.ts) of an SQL expression. Indexes of names have it. */
export const nameKeySql = (name: string): string => `fold_text(translate(${name}, '.,', ''))`
