import { ChevronRight } from 'lucide-react'
import { Button } from '#web/ui/actions/Button.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import type { BusinessChoice } from './loginFailed.ts'

interface BusinessChooserProps {
  businesses: readonly BusinessChoice[]
  pending: boolean
  onChoose: (choiceToken: string) => void
  onBack: () => void
}

/** Lets the user choose one of several businesses with this username and password. */
export function BusinessChooser({ businesses, pending, onChoose, onBack }: BusinessChooserProps) {
  return (
    <>
      <ul className="flex flex-col gap-2">
        {businesses.map(({ choiceToken, name }) => (
          <li key={choiceToken}>
            <button
              type="button"
              disabled={pending}
              onClick={() => onChoose(choiceToken)}
              className="flex w-full items-center gap-3 rounded-xl border border-line bg-surface p-3 text-left transition-colors hover:bg-hover disabled:opacity-60"
            >
              <Avatar name={name} />
              <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
              <ChevronRight aria-hidden className="size-4 text-faint" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" onClick={onBack} className="mt-4 w-full">
        Use another account
      </Button>
    </>
  )
}
