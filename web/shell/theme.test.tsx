import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { applyTheme, storedTheme } from './theme.ts'

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'theme=; max-age=0; path=/'
  applyTheme('system')
})

test('A chosen appearance holds, and outlives the browser’s storage being cleared', async () => {
  const user = userEvent.setup()
  render(<ThemeSwitch />)
  expect(button('As the system')).toHaveAttribute('aria-pressed', 'true')
  await user.click(button('Dark'))
  expect(button('Dark')).toHaveAttribute('aria-pressed', 'true')
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  localStorage.clear()
  expect(storedTheme()).toBe('dark')
  await user.click(button('As the system'))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})
