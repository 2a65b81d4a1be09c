/** Moves focus to the page's heading. The shell's header has the only one, on every page. */
export function focusHeading(): void {
  const heading = document.querySelector('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}
