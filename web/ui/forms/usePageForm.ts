import type { ReactNode } from 'react'
import { useToast } from '../feedback/useToast.ts'
import type { FormErrors } from './formErrors.ts'
import { type FormOptions, type FormState, useForm } from './useForm.ts'
import { type FieldLabels, useNewerValues } from './useNewerValues.tsx'

type Values = Record<string, unknown>

interface PageFormOptions<V extends Values, Output>
  extends Omit<FormOptions<V, Output>, 'stays' | 'onSubmit' | 'initial'> {
  /** The stored values. Saving has to write them into the store before it resolves. */
  stored: V
  labels: FieldLabels<V>
  /** Sends what differs from `form.initial`, which follows what others change. */
  onSubmit: (values: Output, form: FormState<V>) => Promise<FormErrors | undefined>
}

/**
 * A form that is a part of a page, with `UnsavedChanges` beside its button: it stays open, follows the stored values in
 * the fields that have not been edited, and says so when there is nothing to save. `newer` is the notice of a change by
 * others in an edited field.
 */
export function usePageForm<V extends Values, Output>({
  stored,
  labels,
  onSubmit,
  ...options
}: PageFormOptions<V, Output>): { form: FormState<V>; newer: ReactNode } {
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
  return { form, newer: useNewerValues({ form, current: stored, labels, saved: false }) }
}
