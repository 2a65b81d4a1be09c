import { appointmentsWord } from './calendarWords.ts'

/** What a red badge means, in the shop's own number. */
export function MonthNote({ most }: { most: number }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-muted text-sm print:hidden">
      <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-danger" />
      Red badges indicate days with {appointmentsWord(most)} (the maximum per day).
    </p>
  )
}
