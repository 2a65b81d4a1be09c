import { useEffect, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { withoutSecrets } from '#web/lib/drafts.ts'
import { useOnReconnect } from '#web/ui/useConnection.ts'
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

/**
 * A second submit within this many milliseconds after a successful one with the same values is ignored as a double
 * press.
 */
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
  /** The values that the form started with, or the newer ones that it has followed. */
  initial: V
  /** The record's value that the user last saw in each field. */
  known: V
  errors: ShownErrors
  /** Whether a submit is running. */
  pending: boolean
  /** Whether any value differs from the initial values. */
  dirty: boolean
  /** Counts the failed submits; `Form` moves focus to the first invalid field after each. */
  refusals: number
  /** All props of a field except its texts: `<TextField label="City" {...form.field('city')} />`. */
  field: <Name extends keyof V & string>(name: Name) => FieldBinding<V[Name]>
  /** Changes several values at once, such as when a customer is selected. */
  change: (values: Partial<V>) => void
  /** Resets to the initial values, or to others, without errors. */
  reset: (values?: V) => void
  /**
   * The submitted values were saved in this form: they are shown, except in fields that have been edited in the
   * meantime.
   */
  saved: (values: V) => void
  /**
   * The record was changed meanwhile: fields that have not been edited take the newer values, which are the initial
   * values from now on.
   */
  follow: (newer: V) => void
  /** Validates and sends the values. `unread` are the fields whose input the browser cannot read, with their messages. */
  submit: (unread?: ShownErrors['fields']) => Promise<void>
}

export type FormOptions<V extends Values, Output> = {
  /** The schema of the form, with its messages. */
  schema: z.core.$ZodType<Output, V>
  initial: V
  /**
   * What the form is about, such as the id of its record or the time of a new appointment: what was typed for it is not
   * offered for another one.
   */
  record?: string
  /** Keeps unsaved values while the form is unmounted, such as on another tab. */
  lasting?: boolean
  /**
   * Whether the form stays open after a success and takes the stored values by `saved`. Its fields can be edited while
   * it is sent; those of other forms can't, because the form would close with what was typed.
   */
  stays?: boolean
  /**
   * Sends the parsed values. An error that it returns or throws (with `message` and `fields`) is shown at the fields it
   * names; the input is kept in every case.
   */
  onSubmit: (values: Output) => Promise<FormErrors | undefined>
}

/**
 * Connects a schema to fields and to the server's errors. The first validation happens at the first submit; from then
 * on an invalid field is validated while it is edited.
 */
export function useForm<V extends Values, Output>({
  schema,
  initial,
  record,
  lasting = false,
  stays = false,
  onSubmit,
}: FormOptions<V, Output>): FormState<V> {
  const id = useId()
  const [start, setStart] = useState(initial)
  // Named by record and fields, because others may change the values, and a default may be another one tomorrow.
  const name = JSON.stringify([record, Object.keys(withoutSecrets(start))])
  const draft = useDraft(name)
  // What the fields of a draft showed before they were edited, so that a later change by others is noticed.
  const seenName = `${name} seen`
  const seen = useDraft(seenName)
  const [known, setKnown] = useState(() => ({ ...initial, ...seen }))
  const [values, setValues] = useState(() => ({ ...initial, ...draft }))
  const typed = fieldsChanged(start, values)
  useKeptDraft(name, typed, lasting)
  useKeptDraft(seenName, valuesOf(known, Object.keys(typed)), lasting)
  // A ref, so that two changes between two renders both count.
  const latest = useRef(values)
  const submitted = useRef(initial)
  const [errors, setErrors] = useState(noErrors)
  useOnReconnect(() => errors.unreached && setErrors(noErrors))
  const [refusals, setRefusals] = useState(0)
  const [pending, setPending] = useState(false)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  // Two presses within one frame see the same `pending`; this ref stops the second one.
  const running = useRef(false)
  // Pressed again while sending: sent after a `saved`, dropped if the form closes.
  const next = useRef({ pressed: false, due: false })
  // A quick response must not let the second press through while the dialog is still closing.
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

  async function submit(unread?: ShownErrors['fields']) {
    const sent = latest.current
    if (running.current && sent !== submitted.current) next.current.pressed = true
    if (running.current || isRepeated(sent)) return
    const parsed = z.safeParse(schema, sent)
    if (!parsed.success || unread) {
      const { message, fields } = fromIssues(parsed.error?.issues ?? [])
      return refuse({ message, fields: { ...fields, ...unread } })
    }
    running.current = true
    next.current = { pressed: false, due: false }
    submitted.current = sent
    setPending(true)
    const known = Object.keys(values)
    const refused = await Promise.resolve(onSubmit(parsed.data)).then(
      (answer) => {
        if (!mounted.current) answer?.tell?.()
        return answer ? fromServer(answer, known) : undefined
      },
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
    initial: start,
    known,
    errors,
    pending,
    refusals,
    dirty: Object.keys(typed).length > 0,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => {
        if (stays || !running.current) change({ [name]: value } as unknown as Partial<typeof values>)
      },
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
    follow: (newer) => {
      const edited = fieldsChanged(start, latest.current)
      setStart(newer)
      const before = Object.entries(known).filter(([name]) => name in edited)
      setKnown({ ...newer, ...Object.fromEntries(before) })
      change(fieldsChanged(latest.current, { ...newer, ...edited }))
    },
    submit,
  }
}

const valuesOf = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

function fieldsChanged<V extends Values>(before: V, after: V): Partial<V> {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name])
  return Object.fromEntries(changed) as Partial<V>
}
