import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LoadingScreen } from './LoadingScreen.tsx'

const withoutSpace = (html: string) => html.replace(/>\s+/g, '>').replace(/\s+</g, '<')

test('The page shows the loading screen before any script has arrived', () => {
  const page = new DOMParser().parseFromString(readFileSync('web/index.html', 'utf8'), 'text/html')
  const { container } = render(<LoadingScreen />)
  const shown = page.querySelector('#root [role=status]')?.outerHTML ?? ''
  expect(withoutSpace(shown)).toBe(withoutSpace(container.innerHTML))
})
