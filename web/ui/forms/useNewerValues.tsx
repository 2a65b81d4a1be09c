import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button } from '../actions/Button.tsx'
import { NewerNotice } from './NewerNotice.tsx'
import type { FormState } from './useForm.ts'

type Values = Record<string, unknown>

/** The label of each field of a record, and how its value is shown where that is not the value itself. */
export type FieldLabels<V extends Values> = { readonly [Name in keyof V]: FieldLabel<V[Name]> }

interface FieldLabel<Value> {
  readonly label: string
  readonly shown?: ((value: Value) => string) | undefined
}

interface NewerValuesOptions<V extends Values> {
  form: FormState<V>
  /** The values of the record as it is now. */
  current: V
  /** Omitted for a form that does not edit a record; it keeps the initial values. */
  labels: FieldLabels<V> | undefined
  /** Whether the form has been saved. */
  saved: boolean
}

/**
 * Follows a record that other users change while it is being edited: fields that the user has not edited take the newer
 * values; a notice shows those of edited fields and offers to take them.
 */
export function useNewerValues<V extends Values>(options: NewerValuesOptions<V>): ReactNode {
  const { form, current, labels, saved } = options
  const { initial, known, values } = form
  const follow = useEffectEvent(() => form.follow(withSameObjects(initial, current)))
  // While a form is being saved, the record takes its values.
  const follows = labels !== undefined && !form.pending && !saved && !isSame(initial, current)
  useEffect(() => {
    if (follows) follow()
  })
  if (!labels) return null

  const shown = (name: keyof V, from: V) => shownValue(labels, name, from)
  /** Fields in which saving would overwrite a value that the user has not seen. */
  const unseen = namesOf(initial).filter(
    (name) => shown(name, initial) !== shown(name, known) && shown(name, initial) !== shown(name, values),
  )
  const take = () => {
    form.change(pick(initial, unseen))
    form.follow(initial)
    // The pressed button is removed, so move the focus.
    const element = document.getElementById(form.id)
    const field = element?.querySelector<HTMLElement>(unseen.map((name) => `[name="${name}"]`).join())
    const first = element?.querySelector<HTMLElement>('input, textarea')
    ;(field ?? first)?.focus()
  }
  if (unseen.length === 0) return null
  return (
    <NewerNotice
      role="status"
      title="Changed by someone else in the meantime."
      values={unseen.map((name) => [labels[name].label, shown(name, initial) || '(empty)'])}
      hint="Saving keeps your values."
    >
      <Button size="sm" onClick={take} disabled={form.pending}>
        Take newer values
      </Button>
    </NewerNotice>
  )
}

/** A value of a form as text. */
export function shownValue<V extends Values>(labels: FieldLabels<V>, name: keyof V, values: V): string {
  const { shown } = labels[name]
  const value = values[name]
  if (shown) return shown(value)
  return typeof value === 'boolean' ? (value ? 'On' : 'Off') : String(value ?? '').trim()
}

const namesOf = <V extends Values>(values: V) => Object.keys(values) as (keyof V & string)[]

const pick = <V extends Values>(values: V, names: readonly (keyof V)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as Partial<V>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Keeps the objects among the values that are equal, because a form compares values by identity. */
function withSameObjects<V extends Values>(before: V, after: V): V {
  return {
    ...after,
    ...pick(
      before,
      namesOf(after).filter((name) => isSame(before[name], after[name])),
    ),
  }
}
