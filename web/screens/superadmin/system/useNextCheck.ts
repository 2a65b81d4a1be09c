import { useState } from 'react'
import { now } from '#web/lib/clock.ts'

/** The time between two checks, in milliseconds: ages and waiting times change without a write. */
const pause = 30_000

/** Half a minute after the answer of `checkedAt` arrived. */
export function useNextCheck(checkedAt: string): string {
  const [check, setCheck] = useState(() => ({ checkedAt, next: afterPause() }))
  if (check.checkedAt !== checkedAt) setCheck({ checkedAt, next: afterPause() })
  return check.next
}

const afterPause = () => new Date(now() + pause).toISOString()
