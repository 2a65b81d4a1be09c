/** `nameKey` (core/text/words.ts) of an SQL expression. An index of customers has it. */
export const nameKeySql = (name: string): string => `fold_text(translate(${name}, '.,', ''))`
