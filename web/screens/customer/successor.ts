/** Focus moves here when the button disappears with its entry: to the upcoming entries, otherwise to the history. */
export function successor(): HTMLElement | null {
  if (document.activeElement?.matches('main *')) return null
  return (
    document.querySelector<HTMLElement>('#ahead button') ?? document.querySelector<HTMLElement>('#history h2')
  )
}
