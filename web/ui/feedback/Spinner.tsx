import { LoaderCircle } from 'lucide-react'
import { classNames } from '#web/lib/classNames.ts'

/** A small turning circle; the words beside it say what is awaited. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-4 animate-spin', className)} />
}
