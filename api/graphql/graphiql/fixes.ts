/** The part of the page's script that corrects defects of GraphiQL. */
export const fixes = `
(() => {
  // What is typed stays in the tab: GraphiQL would write it into the address, and a place in the history for each key.
  history.pushState = () => {}

  // Pressing a tab starts a drag that can reorder the tabs, so that the click misses the tab.
  addEventListener('pointerdown', (event) => {
    if (event.target.closest('.graphiql-tab')) event.stopPropagation()
  }, true)

  // ARIA forbids buttons inside role="tab", but each GraphiQL tab contains two, and one more beside the tabs.
  const fixTabRoles = () => {
    document.querySelector('.graphiql-tabs[role=tablist]')?.setAttribute('role', 'group')
    document.querySelector('#graphiql-session[role]')?.removeAttribute('role')
    for (const tab of document.querySelectorAll('.graphiql-tab')) {
      if (tab.role === 'tab') tab.role = 'none'
      tab.firstElementChild?.setAttribute('aria-current', tab.classList.contains('graphiql-tab-active'))
      tab.removeAttribute('aria-selected')
    }
  }

  const fixEditors = () => {
    for (const { CodeMirror: editor } of document.querySelectorAll('.CodeMirror')) {
      const field = editor.getInputField()
      if (field.hasAttribute('aria-label')) continue
      const section = field.closest('section')
      const isSecond = field !== section.querySelector('.CodeMirror textarea')
      field.setAttribute('aria-label', isSecond ? 'Headers' : section.getAttribute('aria-label'))
      // The text scrolls beside the field that has the focus.
      editor.getScrollerElement().tabIndex = 0
      // The Tab key leaves the editor.
      editor.addKeyMap({ Tab: false, 'Shift-Tab': false })
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
    // The suggestions of the editor have no name, and beside them stands what the chosen one means, with links.
    for (const list of document.querySelectorAll('.CodeMirror-hints')) {
      list.tabIndex = 0
      list.ariaLabel = 'Suggestions'
      const meaning = list.querySelector('.CodeMirror-hint-information')
      if (meaning) meaning.ariaHidden = 'true'
      for (const link of meaning?.querySelectorAll('a') ?? []) link.tabIndex = -1
    }
    // What the editor says of the word under the mouse is outside of all landmarks.
    for (const tip of document.querySelectorAll(':is(.CodeMirror-info, .CodeMirror-lint-tooltip):not([role])')) {
      tip.role = 'status'
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
      fixEditors()
      nameControls()
      fixLists()
    }
    const attributeFilter = ['role', 'aria-selected']
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
