/** The part of the page's script that corrects defects of GraphiQL and of its editor, Monaco. */
export const fixes = `
(() => {
  // Monaco does not follow changes of the system color scheme.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (/graphiql-(light|dark)/.test(document.body.className)) return
    globalThis.monaco?.editor.setTheme(matches ? 'graphiql-DARK' : 'graphiql-LIGHT')
  })

  // Pressing a tab starts a drag that can reorder the tabs, so that the click misses the tab.
  addEventListener('pointerdown', (event) => {
    if (event.target.closest('.graphiql-tab')) event.stopPropagation()
  }, true)

  // ARIA forbids buttons inside role="tab", but each GraphiQL tab contains two; remove the roles.
  const fixTabRoles = () => {
    for (const part of document.querySelectorAll('.graphiql-tabs[role], .graphiql-tab[role], #graphiql-session[role]')) {
      part.removeAttribute('role')
    }
    for (const tab of document.querySelectorAll('.graphiql-tab[aria-selected]')) {
      tab.firstElementChild?.setAttribute('aria-current', tab.getAttribute('aria-selected'))
      tab.removeAttribute('aria-selected')
    }
  }

  addEventListener('DOMContentLoaded', () => {
    const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['role', 'aria-selected'] }
    new MutationObserver(fixTabRoles).observe(document.getElementById('root'), changes)
    fixTabRoles()
  })
})()
`
