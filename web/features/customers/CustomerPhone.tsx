import { classNames } from '#web/lib/classNames.ts'
import { formatPhone } from '#web/lib/phone.ts'

/** The phone number beside a customer's name, which tells customers of one name apart; nothing where it lacks. */
export function CustomerPhone({ digits, className }: { digits: string; className?: string }) {
  if (digits === '') return null
  return (
    <span
      translate="no"
      className={classNames('whitespace-nowrap font-normal text-muted text-sm tabular-nums', className)}
    >
      {formatPhone(digits)}
    </span>
  )
}
