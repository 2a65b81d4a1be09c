import { useTimeZone } from '#web/session/useTimeZone.ts'
import { DateField, TimeField } from '#web/ui/fields/PickerField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import type { FormState } from '#web/ui/forms/useForm.ts'
import { firstDay, lastDay } from './contactInstant.ts'
import { NextChoice } from './NextChoice.tsx'
import { type NextContact, nextDay } from './nextContact.ts'
import { TimeNotices } from './TimeNotices.tsx'

/** The fields of the next contact in a form about what has just happened. */
export function NextContactFields<Values extends NextContact>({ form }: { form: FormState<Values> }) {
  const timeZone = useTimeZone()
  const { field, values } = form as unknown as FormState<NextContact & Record<string, unknown>>
  const { next, date, time } = values
  const day = nextDay(next, date, timeZone)
  return (
    <>
      <NextChoice value={next} onChange={field('next').onChange} />
      {next !== 'none' && (
        <FieldRow>
          {next === 'date' && (
            <DateField label="Date" required min={firstDay} max={lastDay} {...field('date')} />
          )}
          <TimeField label="Time" required {...field('time')} />
        </FieldRow>
      )}
      {day && <TimeNotices date={day} time={time} />}
    </>
  )
}
