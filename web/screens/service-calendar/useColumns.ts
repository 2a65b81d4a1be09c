import { useState } from 'react'
import { recall, remember } from '#web/session/storage.ts'

const entry = 'day_in_columns'

/** Whether phones show the day in columns instead of as a run sheet, as this person chose last in this browser. */
export function useColumns() {
  const [inColumns, setInColumns] = useState(() => recall(entry) === 'yes')
  const choose = (next: boolean) => {
    setInColumns(next)
    remember(entry, next ? 'yes' : 'no')
  }
  return [inColumns, choose] as const
}
