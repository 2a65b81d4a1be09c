import { Kbd } from '#web/ui/display/Kbd.tsx'
import { keyName } from './keyName.ts'
import type { PageKey } from './pageKeys.ts'

/** Keys, and what they do. */
export function KeyList({ keys, className }: { keys: readonly PageKey[]; className: string }) {
  return (
    <dl className={className}>
      {keys.map(({ keys: names, does }) => (
        <div key={does} className="flex items-center gap-2">
          <dt className="flex gap-1">
            {names.map((name) => (
              <Kbd key={name}>{keyName(name)}</Kbd>
            ))}
          </dt>
          <dd className="text-muted">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
