import { useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSignIn } from './prerender.tsx'
import { replacePrerendered } from './takeOver.ts'
import { fakeApi } from './testing/fakeApi.ts'
import { setUpPasskeys } from './testing/passkeys.ts'
import { renderApp } from './testing/renderApp.tsx'

// Where there are none, the server takes the button out of the page.
setUpPasskeys()
const send = vi.fn()
beforeEach(() => document.body.replaceChildren())

function Application() {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => send(text)}>
        Send
      </button>
    </>
  )
}

test('What was typed, focused and pressed before the application was there is repeated', async () => {
  document.body.innerHTML = `<div data-prerendered><input><button data-pressed>Send</button></div>`
  const [container] = document.querySelectorAll('div')
  const [early] = document.querySelectorAll('input')
  if (!container || !early) throw new Error('the page is empty')
  early.value = 'dana'
  early.focus()
  early.setSelectionRange(1, 2)

  await replacePrerendered(container, createMemoryRouter([{ path: '/', element: null }]), <Application />)
  const [input] = document.querySelectorAll('input')
  expect(input).not.toBe(early)
  expect(input).toHaveValue('dana')
  expect(input).toHaveFocus()
  expect([input?.selectionStart, input?.selectionEnd]).toEqual([1, 2])
  expect(send).toHaveBeenCalledExactlyOnceWith('dana')
  expect(container.dataset.prerendered).toBeUndefined()
  container.remove()
})

test('The sign-in page of the build has the controls of the application, in their order', async () => {
  localStorage.clear()
  fakeApi()
  const built = new DOMParser().parseFromString(renderSignIn(), 'text/html')
  renderApp('/login')
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull())
  const controlsOf = (page: Document) =>
    [...page.querySelectorAll('h1, h2, a, button, input')]
      .filter((control) => control.closest('[aria-label=Notifications]') === null)
      .map((control) => [control.tagName, control.getAttribute('name'), control.textContent])
  expect(controlsOf(built)).toEqual(controlsOf(document))
})
