import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { RouterState } from 'react-router'
import type { PreloadedScreen } from './router/PreloadedScreen.ts'

interface StartedRouter {
  readonly state: RouterState
  subscribe: (listener: (state: RouterState) => void) => () => void
}

/**
 * Puts the application in the place of a page that the server has sent ready-made, in one frame, once the code of its
 * screen is there. What was typed, focused and pressed meanwhile is repeated.
 */
export async function takeOver(container: HTMLElement, router: StartedRouter, app: ReactNode): Promise<void> {
  await codeOfScreens(router)
  const repeat = takeInput(container)
  delete container.dataset.prerendered
  const root = createRoot(container)
  flushSync(() => root.render(app))
  repeat()
}

/** Settles when the router has found its screens and their code is there, or failed to come. */
async function codeOfScreens(router: StartedRouter): Promise<void> {
  await new Promise<void>((settle) => {
    if (router.state.initialized) return settle()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      settle()
    })
  })
  const screens = Object.values<PreloadedScreen | null>(router.state.loaderData)
  await Promise.allSettled(screens.map((screen) => screen?.element))
}

const controlsOf = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('a, button, input')]

/**
 * Reads what somebody did on the page. The returned function does it again in the page that has the same controls in
 * the same order; `data-pressed` is set by the script in the page (`api/cli/prerender.ts`).
 */
export function takeInput(page: ParentNode): () => void {
  const before = controlsOf(page).map((control) => ({
    typed: control instanceof HTMLInputElement ? control.value : '',
    focused: control === document.activeElement,
    selection:
      control instanceof HTMLInputElement && ([control.selectionStart, control.selectionEnd] as const),
    pressed: 'pressed' in control.dataset,
  }))
  return () => {
    for (const [index, control] of controlsOf(page).entries()) {
      const { typed = '', focused, selection, pressed } = before[index] ?? {}
      if (control instanceof HTMLInputElement && typed !== '') type(control, typed)
      if (focused) control.focus()
      if (focused && selection && control instanceof HTMLInputElement) control.setSelectionRange(...selection)
      if (pressed) control.click()
    }
  }
}

/** React hears of a value only when it is set past its own property. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}
