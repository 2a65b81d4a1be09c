import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLatestSearch } from './useLatestSearch.ts'

/**
 * Does once what a link asks for with `?dialog=name`, such as the command palette, and takes it out of the URL. For acts
 * that are no dialogs, and dialogs without an address of their own; `useDialogAddress` keeps the name in the URL.
 */
export function useAddressedAct(name: string, act: () => void): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const latest = useLatestSearch()
  const isAsked = search.get('dialog') === name
  const wanted = useRef(false)
  const follow = useEffectEvent((asked: boolean) => {
    if (asked) {
      wanted.current = true
      const next = latest()
      next.delete('dialog')
      void navigate({ search: `${next}` }, { replace: true, preventScrollReset: true })
    } else if (wanted.current) {
      // After the router has replaced its entry, because the entry of a dialog is added above it.
      wanted.current = false
      act()
    }
  })
  useEffect(() => follow(isAsked), [isAsked])
}

/** The button that a link presses with `?dialog=name`. It gets the focus, which returns to it from its dialog. */
export function useAddressedButton(name: string) {
  const button = useRef<HTMLButtonElement>(null)
  useAddressedAct(name, () => {
    button.current?.focus()
    button.current?.click()
  })
  return button
}
