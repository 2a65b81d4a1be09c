import { useEffect, useEffectEvent, useState } from 'react'
import { addDraft, type Draft, draftOf, forgetDraft, setAside } from '#web/lib/drafts.ts'
import { answerOtherTabs } from '#web/lib/unsavedText.ts'

/** The stored values of a form, restored when it opens next. `name` tells the forms of a page apart. */
export function useDraft(name: string): Draft | null {
  const [draft] = useState(() => draftOf(name))
  useEffect(() => forgetDraft(name), [name])
  return draft
}

/**
 * Stores the values of a form when the session ends or Cuecard loads the page again and, with `lasting`, when the form
 * is unmounted.
 */
export function useKeptDraft(name: string, typed: Draft, lasting = false): void {
  const read = useEffectEvent(() => [name, typed] as const)
  useEffect(() => {
    answerOtherTabs()
    return addDraft(() => read())
  }, [])
  useEffect(() => {
    if (lasting) setAside(name, typed)
  }, [lasting, name, typed])
}
