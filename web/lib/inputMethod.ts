/**
 * Keeps the keys of an input method from all handlers of the page: while a composition lasts, Enter takes the composed
 * text over, Esc drops it, and arrows choose among suggestions. Safari ends the composition before it reports the key
 * that ended it, whose code is 229 then.
 */
export function leaveKeysToInputMethod(): void {
  const leave = (event: KeyboardEvent) => {
    if (!event.isComposing && event.keyCode !== 229) return
    event.stopImmediatePropagation()
    // Otherwise the browser could submit the form of the field.
    if (event.key === 'Enter') event.preventDefault()
  }
  window.addEventListener('keydown', leave, { capture: true })
}
