/** Where focus goes when the button is gone with the entry: to what is next, else to what happened. */
export function successor(): HTMLElement | null {
  if (document.activeElement?.matches('main *')) return null
  return (
    document.querySelector<HTMLElement>('#ahead button') ?? document.querySelector<HTMLElement>('#history h2')
  )
}
