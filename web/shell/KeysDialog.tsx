import { type Ref, useRef, useState } from 'react'
import { KeyList } from '#web/components/keys/KeyList.tsx'
import type { KeyGroup } from '#web/components/keys/pageKeys.ts'
import { areSingleKeysOn, switchSingleKeys } from '#web/lib/singleKeys.ts'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import type { OverlayState } from '#web/ui/overlays/useOverlay.ts'

interface KeysDialogProps extends OverlayState {
  /** The keys that acted when it was opened. */
  groups: readonly KeyGroup[]
}

/** The sheet of keys: what the keys do on this page, and the switch of those without Ctrl or ⌘. */
export function KeysDialog({ groups, ...state }: KeysDialogProps) {
  const keys = useRef<HTMLDivElement>(null)
  return (
    // Not the switch: Space scrolls.
    <Dialog {...state} title="Keyboard Shortcuts" initialFocus={keys}>
      <Keys ref={keys} groups={groups} />
    </Dialog>
  )
}

function Keys({ groups, ref }: Pick<KeysDialogProps, 'groups'> & { ref: Ref<HTMLDivElement> }) {
  const [areOn, setOn] = useState(areSingleKeysOn)
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {groups.map(({ scope, keys }) => (
        <section key={scope}>
          <h3 className="mb-2 font-semibold text-ink">{scope}</h3>
          <KeyList keys={keys} className="grid gap-2 sm:grid-cols-2" />
        </section>
      ))}
      <div className="border-line border-t pt-4">
        <SwitchField
          label="Single keys"
          description="Letters, / and ? act outside of fields. Kept on this device."
          value={areOn}
          onChange={(on) => {
            switchSingleKeys(on)
            setOn(on)
          }}
        />
      </div>
    </div>
  )
}
