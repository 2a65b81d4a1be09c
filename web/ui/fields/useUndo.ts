import { type KeyboardEvent, useRef } from 'react'

/**
 * Undo and redo with the keyboard for a field that formats what is typed: browsers lose their own history of a text that
 * a program sets. Characters typed one after the other are one step.
 */
export function useUndo(value: string, onChange: (value: string) => void) {
  const past = useRef<string[]>([])
  const future = useRef<string[]>([])
  const last = useRef({ value, typed: false })

  function set(next: string, typed = false) {
    last.current = { value: next, typed }
    onChange(next)
  }

  return {
    /** @param typed whether a key wrote a character */
    change(next: string, typed: boolean) {
      // The form has set another value, perhaps another record's.
      if (last.current.value !== value) past.current = []
      const goesOn = typed && last.current.typed && next.length > value.length
      if (!goesOn && next !== value) past.current.push(value)
      future.current = []
      set(next, typed)
    },
    onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      if (last.current.value !== value) return
      const redoes = key === 'y' || event.shiftKey
      const [from, to] = redoes ? [future, past] : [past, future]
      const next = from.current.pop()
      if (next === undefined) return
      to.current.push(value)
      set(next)
    },
  }
}
