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

  const nameControls = () => {
    for (const control of document.querySelectorAll('.graphiql-plugin :is(input[type=text], select):not([aria-label])')) {
      const argument = control.closest('[data-arg-name]')?.dataset.argName
      const name = control.closest('form') ? 'Type of operation' : argument
      if (name) control.setAttribute('aria-label', name)
    }
  }

  const fixLists = () => {
    // A listbox must contain options.
    for (const nothing of document.querySelectorAll('.graphiql-doc-explorer-search-empty:not([role])')) {
      nothing.setAttribute('role', 'option')
      nothing.setAttribute('aria-disabled', 'true')
    }
    // Monaco names a row of its suggestions that does not exist; the text field names the right one.
    for (const list of document.querySelectorAll('.monaco-list[aria-activedescendant]')) {
      if (!document.getElementById(list.getAttribute('aria-activedescendant'))) list.removeAttribute('aria-activedescendant')
    }
    // Tooltips are outside of all landmarks; buttons have the same text as their name.
    for (const tooltip of document.querySelectorAll('body > :has(> .graphiql-tooltip):not([aria-hidden])')) {
      tooltip.setAttribute('aria-hidden', 'true')
    }
  }

  addEventListener('DOMContentLoaded', () => {
    let isDue = false
    const fix = () => {
      isDue = false
      fixTabRoles()
      nameControls()
      fixLists()
    }
    const attributeFilter = ['role', 'aria-selected', 'aria-activedescendant']
    // Once a frame: the editor changes the page with each key.
    const schedule = () => {
      if (!isDue) requestAnimationFrame(fix)
      isDue = true
    }
    new MutationObserver(schedule).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter })
    fix()
  })
})()
`
