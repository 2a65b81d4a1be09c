import { Printer } from 'lucide-react'
import { lazy, useState } from 'react'
import { LazyDialogs } from '#web/components/dialogs/LazyDialogs.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'

const fetchSheet = () => import('./TodaysCalls.tsx')
const TodaysCalls = lazy(async () => ({ default: (await fetchSheet()).TodaysCalls }))

/** Prints the calls of today: a sheet that is loaded for it, and gone when the print is. */
export function PrintCalls() {
  const [printing, setPrinting] = useState(false)
  return (
    <>
      <IconButton
        label="Print Today’s Calls"
        icon={<Printer />}
        onClick={() => setPrinting(true)}
        className="print:hidden"
      />
      <LazyDialogs open={printing} load={fetchSheet}>
        {printing && <TodaysCalls onDone={() => setPrinting(false)} />}
      </LazyDialogs>
    </>
  )
}
