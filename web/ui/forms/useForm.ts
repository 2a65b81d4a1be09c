import { useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import {
  type FormErrors,
  fromIssues,
  fromServer,
  fromThrown,
  noErrors,
  type ShownErrors,
} from './formErrors.ts'
import { useDraft, useKeptDraft } from './useDraft.ts'

type Values = Record<string, unknown>

/** A second press so soon after what it would repeat was accepted belongs to the first, in milliseconds. */
const doublePress = 1_000

export type FieldBinding<Value> = {
  name: string
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

export type FormState<V extends Values> = {
  /** The id of the `<form>`, for a submit button outside it. */
  id: string
  values: V
  errors: ShownErrors
  /** A submit is on its way. */
  pending: boolean
  /** Something differs from the initial values. */
  dirty: boolean
  /** Counts the refused submits; `Form` moves focus to the first wrong field on each. */
  refusals: number
  /** Everything a field control needs but its words: `<TextField label="City" {...form.field('city')} />`. */
  field: <Name extends keyof V & string>(name: Name) => FieldBinding<V[Name]>
  /** Changes several values at once, such as on choosing a customer. */
  change: (values: Partial<V>) => void
  /** Back to the initial values, or to others, without errors. */
  reset: (values?: V) => void
  /** What was sent is stored, as these values: they are shown, except where something was typed in the meantime. */
  saved: (values: V) => void
  submit: () => Promise<void>
}

export type FormOptions<V extends Values, Output> = {
  /** The shape and its messages; one schema per form. */
  schema: z.core.$ZodType<Output, V>
  initial: V
  /** Keeps what was typed while the form is out of sight, such as on another tab. */
  lasting?: boolean
  /**
   * Sends the parsed values. What it returns (or throws, with `message` and `fields`) is shown at the fields it
   * names; what was typed stays in every case.
   */
  onSubmit: (values: Output) => Promise<FormErrors | undefined>
}

/**
 * Binds one schema to fields and to the server's answer. The first check comes with the first submit; from then
 * on a wrong field is checked while it is corrected.
 */
export function useForm<V extends Values, Output>({
  schema,
  initial,
  lasting = false,
  onSubmit,
}: FormOptions<V, Output>): FormState<V> {
  const id = useId()
  const [start, setStart] = useState(initial)
  const name = JSON.stringify(start)
  const draft = useDraft(name, lasting)
  const [values, setValues] = useState(() => ({ ...initial, ...draft }))
  const typed = fieldsChanged(start, values)
  useKeptDraft(name, typed, lasting)
  // Two changes between two renderings both count.
  const latest = useRef(values)
  const submitted = useRef(initial)
  const [errors, setErrors] = useState(noErrors)
  const [refusals, setRefusals] = useState(0)
  const [pending, setPending] = useState(false)
  // Two presses within one frame see the same `pending`; this they can't both pass.
  const running = useRef(false)
  // What was typed and submitted while another submit was on its way: sent next by a form that stays (`saved`).
  const next = useRef({ pressed: false, due: false })
  // Nor may the second see a quick answer to the first, while the dialog is still closing.
  const accepted = useRef<{ values: V; at: number } | null>(null)

  function change(next: Partial<V>) {
    const changed = { ...latest.current, ...next }
    latest.current = changed
    setValues(changed)
    if (errors === noErrors) return
    const issues = fromIssues(z.safeParse(schema, changed).error?.issues ?? [])
    const fields = Object.fromEntries(
      Object.entries(errors.fields).flatMap(([name, message]) => {
        if (!(name in next)) return [[name, message]]
        const still = issues.fields[name]
        return still === undefined ? [] : [[name, still]]
      }),
    )
    setErrors({ fields })
  }

  function refuse(shown: ShownErrors) {
    setErrors(shown)
    setRefusals((count) => count + 1)
  }

  function isRepeated(sent: V) {
    const { current } = accepted
    return current?.values === sent && performance.now() - current.at < doublePress
  }

  async function submit() {
    const sent = latest.current
    if (running.current && sent !== submitted.current) next.current.pressed = true
    if (running.current || isRepeated(sent)) return
    const parsed = z.safeParse(schema, sent)
    if (!parsed.success) return refuse(fromIssues(parsed.error.issues))
    running.current = true
    next.current = { pressed: false, due: false }
    submitted.current = sent
    setPending(true)
    const known = Object.keys(values)
    const refused = await Promise.resolve(onSubmit(parsed.data)).then(
      (answer) => (answer ? fromServer(answer, known) : undefined),
      (thrown: unknown) => fromThrown(thrown, known),
    )
    running.current = false
    setPending(false)
    if (refused) return refuse(refused)
    accepted.current = { values: sent, at: performance.now() }
    setErrors(noErrors)
    if (next.current.due) await submit()
  }

  function show(next: V) {
    latest.current = next
    setValues(next)
    setErrors(noErrors)
  }

  return {
    id,
    values,
    errors,
    pending,
    refusals,
    dirty: Object.keys(typed).length > 0,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<typeof values>),
      error: errors.fields[name],
    }),
    change,
    reset: (next = initial) => {
      setStart(next)
      show(next)
    },
    saved: (stored) => {
      const since = fieldsChanged(submitted.current, latest.current)
      setStart(stored)
      show({ ...stored, ...since })
      next.current.due = next.current.pressed
    },
    submit,
  }
}

function fieldsChanged<V extends Values>(before: V, after: V): Partial<V> {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name])
  return Object.fromEntries(changed) as Partial<V>
}
