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
 * Replaces the prerendered page with the application in one frame, once the code of its screen has loaded. Input, focus
 * and presses from before are replayed.
 */
export async function replacePrerendered(
  container: HTMLElement,
  router: StartedRouter,
  app: ReactNode,
): Promise<void> {
  await codeOfScreens(router)
  const repeat = recordInput(container)
  delete container.dataset.prerendered
  const root = createRoot(container)
  flushSync(() => root.render(app))
  repeat()
}

/** Resolves when the router is initialized and the code of its screens has loaded or failed. */
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
 * Records the user's input on the prerendered page. The returned function replays it on the rendered application, which
 * must have the same controls in the same order. The inline script sets `data-pressed` (`tools/steps/prerender.ts`).
 */
export function recordInput(page: ParentNode): () => void {
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

/** React ignores a value that is set through its own property, so call the native setter. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}
