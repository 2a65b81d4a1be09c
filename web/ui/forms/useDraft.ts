import { use, useEffect, useEffectEvent, useState } from 'react'
import { addDraft, type Draft, draftOf, forgetDraft } from '#web/lib/drafts.ts'
import { SetAside } from './SetAside.ts'

/**
 * The values of a form from when the session ended or, with `lasting`, when the form was unmounted; restored when it
 * opens next. `name` tells the forms of a page apart.
 */
export function useDraft(name: string, lasting = false): Draft | null {
  const aside = use(SetAside)
  const [draft] = useState(() => draftOf(name) ?? (lasting ? aside.get(name) : null) ?? null)
  useEffect(() => forgetDraft(name), [name])
  return draft
}

/** Stores the values of a form when the session ends and, with `lasting`, when the form is unmounted. */
export function useKeptDraft(name: string, typed: Draft, lasting = false): void {
  const aside = use(SetAside)
  const read = useEffectEvent(() => [name, typed] as const)
  useEffect(() => addDraft(() => read()), [])
  useEffect(() => {
    if (!lasting) return
    if (Object.keys(typed).length > 0) aside.set(name, typed)
    else aside.delete(name)
  }, [aside, lasting, name, typed])
}
