import { expect, test } from 'vitest'
import { definePlainScreen, type Place } from './screen.ts'

const place: Place = { params: {}, search: new URLSearchParams() }
const define = () =>
  definePlainScreen({ paths: ['/'], title: 'Same', access: 'anyone', load: () => new Promise(() => {}) })

test('screens on one path are told apart: the frame stands around the Dashboard at /', () => {
  const [frame, page] = [define(), define()]
  expect(frame.key(place)).toBe(frame.key(place))
  expect(frame.key(place)).not.toBe(page.key(place))
})
