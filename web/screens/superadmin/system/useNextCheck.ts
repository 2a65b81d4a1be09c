import { useState } from 'react'

/** The time between two checks, in milliseconds: ages and waiting times change without a write. */
const pause = 30_000

/** Half a minute after the answer of `checkedAt` arrived, by the browser's clock: the server's may differ. */
export function useNextCheck(checkedAt: string): string {
  const [check, setCheck] = useState(() => ({ checkedAt, next: afterPause() }))
  if (check.checkedAt !== checkedAt) setCheck({ checkedAt, next: afterPause() })
  return check.next
}

const afterPause = () => new Date(Date.now() + pause).toISOString()
