import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../feedback/useToast.ts'
import type { FormErrors } from './formErrors.ts'
import { type FormOptions, type FormState, useForm } from './useForm.ts'

type Values = Record<string, unknown>

interface PageFormOptions<V extends Values, Output>
  extends Omit<FormOptions<V, Output>, 'stays' | 'onSubmit' | 'initial'> {
  /** The stored values. They can be written as JSON. */
  stored: V
  onSubmit: (values: Output, form: FormState<V>) => Promise<FormErrors | undefined>
}

/**
 * A form that is a part of a page, with `UnsavedChanges` beside its button: it stays open, follows the stored values
 * while it has no changes, and says so when there is nothing to save.
 */
export function usePageForm<V extends Values, Output>({
  stored,
  onSubmit,
  ...options
}: PageFormOptions<V, Output>): FormState<V> {
  const toast = useToast()
  const form: FormState<V> = useForm<V, Output>({
    ...options,
    initial: stored,
    stays: true,
    async onSubmit(values) {
      if (form.dirty) return onSubmit(values, form)
      toast.info({ title: 'Nothing to save', description: 'You have not changed anything.' })
      return undefined
    },
  })
  const follow = useEffectEvent((text: string) => {
    if (!form.dirty && !form.pending) form.reset(JSON.parse(text))
  })
  const storedText = JSON.stringify(stored)
  useEffect(() => follow(storedText), [storedText])
  return form
}
