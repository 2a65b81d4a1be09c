import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { supportBrowserTranslation } from './browserTranslation.ts'

const { appendChild, insertBefore, removeChild } = Node.prototype

beforeAll(supportBrowserTranslation)
afterAll(() => {
  Object.assign(Node.prototype, { appendChild, insertBefore, removeChild })
  Reflect.deleteProperty(Text.prototype, 'nodeValue')
})

const shout = (text: Text) => {
  const translation = document.createElement('font')
  translation.append(document.createElement('font'))
  translation.firstElementChild?.append(text.data.toUpperCase())
  return translation
}

/** The ways in which a translation can take the place of a text. */
const ways: Record<string, (text: Text) => void> = {
  'in its place': (text) => text.replaceWith(shout(text)),
  'before it': (text) => {
    text.before(shout(text))
    text.remove()
  },
  'after it': (text) => {
    text.after(shout(text))
    text.remove()
  },
  'when it is gone': (text) => {
    const { parentNode, nextSibling } = text
    text.remove()
    parentNode?.insertBefore(shout(text), nextSibling)
  },
  'around it': (text) => {
    const translation = document.createElement('font')
    text.replaceWith(translation)
    translation.append(text)
  },
}

const texts = (node: Node): Text[] => (node instanceof Text ? [node] : [...node.childNodes].flatMap(texts))

interface SampleProps {
  count: number
  busy?: boolean
  note?: boolean
  order?: readonly string[]
}

/** Texts beside elements and texts that come and go. */
function Sample({ count, busy = false, note = true, order = ['a', 'b'] }: SampleProps) {
  return (
    <div data-testid="sample">
      {busy && <hr />}
      {count} overdue {note && 'today'} {note ? <b>soon</b> : 'never'}
      {order.map((name) => (
        <span key={name}>
          {name}
          {count}
        </span>
      ))}
    </div>
  )
}

const shown = () => screen.getByTestId('sample').textContent?.toLowerCase()

describe.each(Object.entries(ways))('a text that is translated %s', (_way, translate) => {
  /** As the browser does, some time after each change. */
  async function translated(first: SampleProps) {
    const { rerender, unmount } = render(<Sample {...first} />)
    const translateAll = async () => {
      for (const text of texts(screen.getByTestId('sample'))) translate(text)
      await Promise.resolve()
    }
    await translateAll()
    const change = async (next: SampleProps) => {
      rerender(<Sample {...next} />)
      await translateAll()
    }
    return { change, unmount }
  }

  it('lets an element come before it and go again', async () => {
    const { change } = await translated({ count: 1 })
    await change({ count: 1, busy: true })
    expect(screen.getByTestId('sample').firstElementChild?.tagName).toBe('HR')
    expect(shown()).toBe('1 overdue today soona1b1')
    await change({ count: 1 })
    expect(shown()).toBe('1 overdue today soona1b1')
  })

  it('changes, as often as it is to', async () => {
    const { change } = await translated({ count: 1 })
    for (const count of [2, 3, 4]) {
      await change({ count })
      expect(shown()).toBe(`${count} overdue today soona${count}b${count}`)
    }
  })

  it('goes, and comes back at its place', async () => {
    const { change } = await translated({ count: 1 })
    await change({ count: 1, note: false })
    expect(shown()).toBe('1 overdue  nevera1b1')
    await change({ count: 2 })
    expect(shown()).toBe('2 overdue today soona2b2')
  })

  it('moves with its element, and goes with the page', async () => {
    const { change, unmount } = await translated({ count: 1 })
    await change({ count: 2, order: ['b', 'a', 'c'] })
    expect(shown()).toBe('2 overdue today soonb2a2c2')
    unmount()
    expect(screen.queryByTestId('sample')).toBeNull()
  })
})
