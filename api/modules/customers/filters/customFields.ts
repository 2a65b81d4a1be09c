import type { Bind } from '#api/core/reads/whereSql.ts'
import { fold } from '#api/core/text/fold.ts'
import type { CustomFieldFilter } from '#api/modules/customers/filters/input.ts'

/**
 * The numbers that mean the same as one of some choices by now, as a condition of a JSON path: a choice that was
 * replaced, and the one that took its place. Nothing for a field that is not in use.
 */
const sameChoices = (field: string, numbers: string) => `(
  WITH RECURSIVE choice AS (
    SELECT (item->>'id')::int AS id, (item->>'replacedBy')::int AS next FROM "CustomField" AS field,
           jsonb_array_elements(field.choices) AS item
     WHERE field."businessId" = $1 AND field.id = ${field} AND field."deletedAt" IS NULL),
  same AS (
    SELECT id FROM choice WHERE id = ANY (${numbers})
    UNION SELECT CASE choice.id WHEN same.id THEN choice.next ELSE choice.id END
      FROM same JOIN choice ON choice.next IS NOT NULL AND same.id IN (choice.id, choice.next))
  SELECT ('$."' || ${field} || '" ? (' || string_agg('@ == ' || id, ' || ') || ')')::jsonpath FROM same)`

const inUse = (field: string) =>
  `EXISTS (SELECT FROM "CustomField" WHERE "businessId" = $1 AND id = ${field} AND "deletedAt" IS NULL)`

/** A number as it is, a day in quotes. */
const literal = (bound: string) => (/^-?\d+(\.\d+)?$/.test(bound) ? bound : JSON.stringify(bound))

/**
 * Whether a text may have the same words, which costs a tenth of folding it. Letters beyond ASCII may fold to other
 * letters, and to apostrophes.
 */
function mayContain(text: string, folded: string, bind: Bind): string {
  const words = folded.split(' ').filter((word) => !word.includes("'"))
  const found = words.map((word) => `strpos(lower(${text} COLLATE "C"), ${bind(word)}) > 0`)
  return `(octet_length(${text}) > char_length(${text}) OR ${['TRUE', ...found].join(' AND ')})`
}

/** The condition of a filter by a custom field on a customer `t`; `$1` is the business. */
export function customFieldSql(filter: CustomFieldFilter, bind: Bind): string {
  const { fieldId, choices, isYes, is, contains, from, to, isEmpty } = filter
  const field = `${bind(fieldId)}::int`
  const value = `t.custom -> (${field})::text`
  const text = `(t.custom ->> (${field})::text)`
  const matching = (words: string, condition: (folded: string, value: string) => string) =>
    `${mayContain(text, fold(words), bind)} AND ${condition(`fold_text${text}`, bind(fold(words)))}`
  const path = `$."${fieldId}"`
  const bounds = [from && `${path} >= ${literal(from)}`, to && `${path} <= ${literal(to)}`].filter(Boolean)
  const conditions = [
    // The path of the choices is null for a field that is not in use.
    choices ? `t.custom @? ${sameChoices(field, `${bind([...choices])}::int[]`)}` : inUse(field),
    isYes != null && `t.custom @> ${bind(JSON.stringify({ [fieldId]: isYes }))}::jsonb`,
    is != null && matching(is, (folded, value) => `${folded} = ${value}`),
    contains != null && matching(contains, (folded, value) => `strpos(${folded}, ${value}) > 0`),
    bounds.length > 0 && `t.custom @@ ${bind(bounds.join(' && '))}::jsonpath`,
    isEmpty != null && `${value} IS ${isEmpty ? '' : 'NOT '}NULL`,
  ]
  return conditions.filter(Boolean).join(' AND ')
}
