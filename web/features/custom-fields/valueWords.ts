import type { CustomFieldType } from '#web/__generated__/customForm_fields.graphql.ts'
import { formatCalendarDay } from '#web/lib/dates.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'

/** The value of a custom field as screens show it; the API has it as text. */
export function valueWords(type: CustomFieldType, value: string): string {
  if (value === '') return ''
  if (type === 'YES_NO') return value === 'yes' ? 'Yes' : 'No'
  if (type === 'DATE') return /^\d{4}-\d\d-\d\d$/.test(value) ? formatCalendarDay(value) : value
  if (type !== 'NUMBER' || !/^-?\d+(\.\d+)?$/.test(value)) return value
  const [whole, part] = value.split('.')
  return [formatNumber(Number(whole)), part].filter(Boolean).join('.')
}
