import { appointmentsWord } from './calendarWords.ts'

/** Explains the red badge, with the limit of the business. */
export function MonthNote({ most }: { most: number }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-muted text-sm print:hidden">
      <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-danger" />
      Red badges indicate days with {appointmentsWord(most)} (the maximum per day).
    </p>
  )
}
