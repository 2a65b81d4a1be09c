import { LoaderCircle } from 'lucide-react'
import { classNames } from '#web/lib/classNames.ts'

/** A spinner; the text beside it says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-4 animate-spin', className)} />
}
