import { type ReactNode, useState } from 'react'
import {
  DialogBody,
  DialogClose,
  DialogFooter,
  DialogFrame,
  type DialogFrameProps,
  useCloseDialog,
  useDialogGuard,
} from '../overlays/Dialog.tsx'
import { Form, type FormProps } from './Form.tsx'
import type { FormErrors } from './formErrors.ts'
import { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx'
import { type FormOptions, type FormState, useForm } from './useForm.ts'
import { type FieldLabels, useNewerValues } from './useNewerValues.tsx'

type Values = Record<string, unknown>

/** The result of a submit: the dialog closes unless it failed, and shows the errors of a failure. */
type Answer = { readonly ok: true } | { readonly ok: false; readonly error?: FormErrors }

/** The result of a submit after which the dialog stays open and shows other content. */
export const stayOpen: Answer = { ok: false }

interface Parts<V extends Values> extends Pick<FormProps<V>, 'reopening'> {
  submitText: string
  pendingText: string
  /** Content above the form, such as options outside of it. */
  above?: ReactNode
  /** Class names of the form. */
  className?: string
  children: (form: FormState<V>) => ReactNode
}

interface NewFormProps<V extends Values, Output> extends Parts<V>, Omit<FormOptions<V, Output>, 'onSubmit'> {
  /**
   * The fields of a record that others can change meanwhile: the form then follows `initial`. Omitted where the values
   * are those of a new record.
   */
  labels?: FieldLabels<V>
  /** Sends the parsed values; `initial` are the values that the form started with, or newer ones of the record. */
  onSubmit: (values: Output, initial: V) => Answer | undefined | Promise<Answer | undefined>
}

export type FormDialogProps<V extends Values, Output> = NewFormProps<V, Output> &
  Omit<DialogFrameProps, 'children'>

/** A dialog with a form. Each opening starts with `initial`; a successful submit closes it. */
export function FormDialog<V extends Values, Output>(props: FormDialogProps<V, Output>) {
  const { schema, initial, record, labels, onSubmit, ...others } = props
  const { submitText, pendingText, above, className, reopening, children, ...frame } = others
  const form = { schema, initial, record, labels, onSubmit }
  const parts = { submitText, pendingText, above, className, reopening, children }
  return (
    <DialogFrame {...frame}>
      <NewForm {...form} {...parts} />
    </DialogFrame>
  )
}

function NewForm<V extends Values, Output>(props: NewFormProps<V, Output>) {
  const { schema, initial, record, labels, onSubmit, children, ...parts } = props
  const close = useCloseDialog()
  const [saved, setSaved] = useState(false)
  const form = useForm({
    schema,
    initial,
    record,
    async onSubmit(values) {
      const answer = await onSubmit(values, form.initial)
      if (answer?.ok === false) return answer.error
      setSaved(true)
      close()
    },
  })
  const newer = useNewerValues({ form, current: initial, labels, saved })
  return (
    <DialogForm {...parts} form={form} newer={newer}>
      {children(form)}
    </DialogForm>
  )
}

export interface DialogFormProps<V extends Values> extends Omit<Parts<V>, 'children'> {
  form: FormState<V>
  /** Further props of the submit button, such as `disabled`. */
  submit?: Partial<SubmitButtonProps>
  /** The notice of `useNewerValues`; it stays in view while the form scrolls. */
  newer?: ReactNode
  children: ReactNode
}

/** The content of a `DialogFrame` whose form needs more than a `FormDialog` provides. */
export function DialogForm<V extends Values>(props: DialogFormProps<V>) {
  const { form, submitText, pendingText, submit, newer, above, className, reopening, children } = props
  // Closing must not lose input that is being submitted.
  useDialogGuard(form.dirty && !form.pending)
  return (
    <>
      {newer && <div className="max-h-48 shrink-0 overflow-y-auto px-5 pb-3">{newer}</div>}
      <DialogBody>
        {above}
        <Form form={form} className={className} reopening={reopening}>
          {children}
        </Form>
      </DialogBody>
      <DialogFooter>
        <DialogClose>Cancel</DialogClose>
        <SubmitButton {...submit} form={form} pendingText={pendingText}>
          {submitText}
        </SubmitButton>
      </DialogFooter>
    </>
  )
}
