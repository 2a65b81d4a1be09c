import { Keyboard } from 'lucide-react'
import { useId, useState } from 'react'
import { KeyList } from '#web/components/keys/KeyList.tsx'
import type { PageKey } from '#web/components/keys/pageKeys.ts'
import { Button } from '#web/ui/actions/Button.tsx'

/** Help: what the input line understands, and the keys of the screen. */
export function TaskKeys({ keys }: { keys: readonly PageKey[] }) {
  const [open, setOpen] = useState(false)
  const help = useId()
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Keyboard />}
        aria-expanded={open}
        aria-controls={open ? help : undefined}
        onClick={() => setOpen(!open)}
      >
        Tips and keys
      </Button>
      {open && (
        <div
          id={help}
          className="order-last flex basis-full flex-col gap-3 rounded-lg bg-sunken px-4 py-3 text-sm"
        >
          <p>
            Write a day at the end, as <b>tomorrow</b>, <b>friday</b>, <b>next week</b>, <b>in 3 days</b> or{' '}
            <b>nov 30</b>. <b>!high</b> says how urgent it is, <b>#felt</b> is a tag. What is understood shows
            below the line; press it to keep it as text.
          </p>
          <KeyList keys={keys} className="flex flex-wrap gap-x-6 gap-y-2 pointer-coarse:hidden" />
        </div>
      )}
    </>
  )
}
