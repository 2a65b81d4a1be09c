import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPhone } from '#web/lib/phone.ts'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'

interface DayFactsProps {
  /** Badges for the kind and the priority. */
  badges: ReactNode
  title: string
  /** Why, in a line. */
  about: string
  /** When it was due. */
  when?: ReactNode
  phoneNumber?: string
  /** Further facts for the call. */
  context: readonly (string | null | undefined)[]
}

/** Who and why, and the call. */
export function DayFacts({ badges, title, about, when, phoneNumber, context }: DayFactsProps) {
  const known = context.filter((text) => text)
  return (
    <div className="mb-5 flex flex-col gap-3">
      <div>
        <div className="mb-1.5 flex flex-wrap items-center gap-2 text-sm">
          {badges}
          {when}
        </div>
        <h3 tabIndex={-1} className="break-words font-semibold text-ink text-xl tracking-tight outline-none">
          {title}
        </h3>
        <p className="break-words text-muted">{about}</p>
      </div>
      {phoneNumber && (
        <LinkButton
          href={`tel:${phoneNumber}`}
          size="lg"
          icon={<Phone aria-hidden />}
          className="w-fit max-sm:w-full"
        >
          Call {formatPhone(phoneNumber)}
        </LinkButton>
      )}
      {known.length > 0 && (
        <div className="flex max-h-48 flex-col gap-2 overflow-y-auto rounded-lg bg-sunken px-3.5 py-3">
          {known.map((text) => (
            <p key={text} className="whitespace-pre-line break-words text-pretty">
              {text}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
