/**
 * The element to focus when the pressed button disappears with its entry: the upcoming entries, otherwise the history.
 */
export function successor(): HTMLElement | null {
  if (document.activeElement?.matches('main *')) return null
  return (
    document.querySelector<HTMLElement>('#ahead button') ?? document.querySelector<HTMLElement>('#history h2')
  )
}
