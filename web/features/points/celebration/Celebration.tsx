import { useEffect, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { Celebration_celebration$key } from '#web/__generated__/Celebration_celebration.graphql.ts'
import { PointIcon } from '#web/features/points/PointIcon.tsx'
import { Confetti } from './Confetti.tsx'
import type { CelebrationRefs } from './celebrationRefs.ts'

/**
 * Milliseconds before the text is inserted, because screen readers announce only changes to a live region that already
 * exists.
 */
const before = 100
const stays = 5_000

/** Mutations select this fragment for `emitCelebrations`, which finds it in every response. */
function read(celebration: Celebration_celebration$key) {
  return readInlineData(
    graphql`
      fragment Celebration_celebration on Celebration @inline {
        kind
        name
        description
        icon
      }
    `,
    celebration,
  )
}

/**
 * A card that shows the title or badge and disappears after a while. It takes no focus and no clicks, so that work
 * continues beneath it and the main action at the bottom of a phone stays reachable.
 */
export function Celebration({ reached }: { reached: CelebrationRefs }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const begin = setTimeout(() => setShown(true), before)
    const end = setTimeout(() => setShown(false), before + stays)
    return () => {
      clearTimeout(begin)
      clearTimeout(end)
    }
  }, [])

  return (
    <div
      role="status"
      className="pointer-events-none print:hidden fixed inset-x-0 z-70 flex justify-center px-4 top-20 lg:left-60"
    >
      {shown && (
        <div className="celebration relative rounded-2xl border border-line-strong bg-raised px-5 py-4 shadow-pop">
          <Confetti />
          <ul className="relative flex flex-col gap-3">
            {(reached as readonly Celebration_celebration$key[])
              .map(read)
              .map(({ kind, name, description, icon }) => {
                return (
                  <li key={name} className="flex items-center gap-3.5">
                    <span
                      aria-hidden
                      className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink"
                    >
                      <PointIcon icon={icon} className="size-5.5" />
                    </span>
                    <p className="min-w-0">
                      <span className="block text-muted text-sm">
                        {kind === 'TITLE' ? 'You are now a' : 'Badge earned:'}
                      </span>{' '}
                      <span className="block font-semibold text-ink text-lg">{name}</span>
                      {kind === 'BADGE' && <span className="block text-muted text-sm">{description}</span>}
                    </p>
                  </li>
                )
              })}
          </ul>
        </div>
      )}
    </div>
  )
}
