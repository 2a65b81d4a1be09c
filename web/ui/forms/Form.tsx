import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { Button } from '../actions/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import type { FormState } from './useForm.ts'

interface Reopening {
  label: string
  run: () => Promise<{ readonly ok: boolean }>
}

export type FormProps<V extends Record<string, unknown>> = {
  form: FormState<V>
  className?: string
  /** Closes a form inside a page. Esc calls it while the form is unchanged. */
  onEscape?: () => void
  /** Reopens a record that has been closed meanwhile, for users who may. */
  reopening?: Reopening | null | undefined
  children: ReactNode
}

/** The years before 1900 and after 9998, which no record can have; most are slips of the key. */
const impossibleYear = /^(0|1[0-8]|9999|\d{5})/

/**
 * The messages of dates and times that are not complete or do not exist. The browser gives the incomplete ones as empty
 * text, which would take away the value that an optional field had.
 */
function unreadFields(form: HTMLFormElement) {
  const inputs = [...form.elements].filter((one) => one instanceof HTMLInputElement)
  const unread = inputs.flatMap(({ name, type, value, validity: { badInput } }) => {
    if (!badInput && !(type === 'date' && impossibleYear.test(value))) return []
    return [[name, `This ${type} ${badInput ? 'is not complete or ' : ''}does not exist`]]
  })
  return unread.length > 0 ? Object.fromEntries(unread) : undefined
}

/**
 * Stacks the fields of a form, shows its own error above them, and leads to the first wrong field, or to that error.
 * Ctrl+Enter submits it from every field.
 */
export function Form<V extends Record<string, unknown>>({
  form,
  className,
  onEscape,
  reopening,
  children,
}: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (form.refusals === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else element.current?.scrollIntoView({ block: 'start' })
  }, [form.refusals])

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing) {
      event.preventDefault()
      const buttons = [...(element.current?.elements ?? [])].filter((one) => one instanceof HTMLButtonElement)
      buttons.find(({ type }) => type === 'submit')?.click()
    }
    if (event.key === 'Escape' && !event.defaultPrevented && !form.dirty) onEscape?.()
  })
  useEffect(() => {
    const listening = element.current
    const listener = (event: KeyboardEvent) => handleKey(event)
    listening?.addEventListener('keydown', listener)
    return () => listening?.removeEventListener('keydown', listener)
  }, [])

  return (
    <form
      ref={element}
      id={form.id}
      noValidate
      aria-busy={form.pending || undefined}
      className={classNames('flex flex-col gap-4', className)}
      onSubmit={(event) => {
        event.preventDefault()
        // React propagates submits through portals: ignore those of a dialog that was opened inside the form.
        event.stopPropagation()
        void form.submit(unreadFields(event.currentTarget))
      }}
    >
      {form.errors.message && (
        <Notice
          tone="error"
          action={form.errors.canReopen && reopening && <ReopenButton form={form} {...reopening} />}
        >
          {form.errors.message}
        </Notice>
      )}
      {children}
    </form>
  )
}

function ReopenButton<V extends Record<string, unknown>>({
  form,
  label,
  run,
}: Reopening & { form: FormState<V> }) {
  const [pending, setPending] = useState(false)
  const reopen = async () => {
    setPending(true)
    const { ok } = await run()
    setPending(false)
    // The message goes, because what was typed can be saved now.
    if (ok) form.change({})
  }
  return (
    <Button size="sm" pending={pending} onClick={() => void reopen()}>
      {label}
    </Button>
  )
}
