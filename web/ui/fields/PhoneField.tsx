import { Field as BaseField } from '@base-ui/react/field'
import { type ChangeEvent, useState } from 'react'
import { formatPhone, formatTypedPhone } from '#web/lib/phone.ts'
import { editPhone } from '#web/lib/phoneEdit.ts'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame, FieldValue } from './fieldProps.ts'
import { lettersNote, phoneNote } from './phoneNote.ts'
import { useUndo } from './useUndo.ts'

/**
 * A phone field. The value contains only digits, at most ten, shown as `(555)010-2030`; a number of another country is
 * kept as it was typed, for the form to refuse.
 */
export type PhoneFieldProps = FieldFrame &
  FieldValue<string> & { autoFocus?: boolean; autoComplete?: 'tel' | 'off' }

export function PhoneField({ value, onChange, autoFocus, autoComplete = 'off', ...frame }: PhoneFieldProps) {
  // Not on focus: the browser selects the text that it finds then, and what is typed is to replace it.
  const [isTyping, setTyping] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const undo = useUndo(value, onChange)
  const shown = isTyping ? formatTypedPhone(value) : formatPhone(value)

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const said = phoneNote(input.value)
    const inputType = (event.nativeEvent as InputEvent).inputType
    const edited = editPhone({
      before: shown,
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      forward: inputType === 'deleteContentForward',
    })
    // Set the value before React does, which would move the caret to the end.
    input.value = formatTypedPhone(edited.value)
    input.setSelectionRange(edited.caret, edited.caret)
    setTyping(true)
    const isOpen = edited.value !== '' && edited.value.length < 10
    setNote(said ?? (note === lettersNote && isOpen ? note : null))
    undo.change(edited.value, inputType === 'insertText')
  }

  return (
    <Field {...frame} description={note ?? frame.description}>
      <BaseField.Control
        type="tel"
        inputMode="tel"
        value={shown}
        onBlur={() => setTyping(false)}
        onChange={handleChange}
        onKeyDown={undo.onKeyDown}
        required={frame.required}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        placeholder="(555)010-2030"
        className={`${controlStyles} tabular-nums`}
      />
    </Field>
  )
}
