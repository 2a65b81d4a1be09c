import { useEffect, useEffectEvent, useState } from 'react'
import { addDraft, type Draft, draftOf, forgetDraft } from '#web/lib/drafts.ts'

/** What was typed into a form when the session ended, for its next opening. `name` tells the forms of a page apart. */
export function useDraft(name: string): Draft | null {
  const [draft] = useState(() => draftOf(name))
  useEffect(() => forgetDraft(name), [name])
  return draft
}

/** Keeps what is typed into a form when the session ends. */
export function useKeptDraft(name: string, typed: Draft): void {
  const read = useEffectEvent(() => [name, typed] as const)
  useEffect(() => addDraft(() => read()), [])
}
