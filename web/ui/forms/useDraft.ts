import { useEffect, useEffectEvent, useState } from 'react'
import { addDraft, type Draft, draftOf, forgetDraft, setAside } from '#web/lib/drafts.ts'

/**
 * The values of a form from when the page was left by itself or, with `lasting`, when the form was unmounted; restored
 * when it opens next. `name` tells the forms of a page apart.
 */
export function useDraft(name: string): Draft | null {
  const [draft] = useState(() => draftOf(name))
  useEffect(() => forgetDraft(name), [name])
  return draft
}

/** Stores the values of a form when the page is left by itself and, with `lasting`, when the form is unmounted. */
export function useKeptDraft(name: string, typed: Draft, lasting = false): void {
  const read = useEffectEvent(() => [name, typed] as const)
  useEffect(() => addDraft(() => read()), [])
  useEffect(() => {
    if (lasting) setAside(name, typed)
  }, [lasting, name, typed])
}
