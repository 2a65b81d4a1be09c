import { isValidElement } from 'react'
import type { IEnvironment } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import query from '#web/__generated__/ActivitiesScreenQuery$parameters.ts'
import { createEnvironment } from '#web/relay/environment.ts'
import { definePlainScreen, defineScreen, type ScreenLocation } from './screen.ts'

const location: ScreenLocation = { params: {}, search: new URLSearchParams() }
const define = () =>
  definePlainScreen({ paths: ['/'], title: 'Same', access: 'anyone', load: () => new Promise(() => {}) })

test('Screens on one path are told apart: the frame stands around the Dashboard at /', () => {
  const [frame, page] = [define(), define()]
  expect(frame.key(location)).toBe(frame.key(location))
  expect(frame.key(location)).not.toBe(page.key(location))
})

test('Code that has arrived is there at once: coming back shows no skeleton', async () => {
  const screen = definePlainScreen({
    paths: ['/'],
    title: 'A',
    access: 'anyone',
    load: async () => () => null,
  })
  const environment = {} as IEnvironment
  const first = screen.start(environment, location).element
  expect(first).toBeInstanceOf(Promise)
  await first
  expect(isValidElement(screen.start(environment, location).element)).toBe(true)
})

test('Code that did not arrive is asked for again', async () => {
  const load = vi.fn<() => Promise<() => null>>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValueOnce(() => null)
  const screen = definePlainScreen({ paths: ['/'], title: 'A', access: 'anyone', load })
  const environment = {} as IEnvironment
  await expect(screen.start(environment, location).element).rejects.toThrow('offline')
  expect(isValidElement(await screen.start(environment, location).element)).toBe(true)
})

test('A query that nobody may send yet has failed before its code arrives', async () => {
  const load = () => new Promise<never>(() => {})
  const basics = { paths: ['/'], title: 'A', access: 'business', shows: [] } as const
  const screen = defineScreen({ ...basics, query, load })
  const { failed, data, dispose } = screen.start(createEnvironment({ token: null, end() {} }), location)
  // It is told of the failure at once when another test file of this process has loaded the query.
  data.catch(() => undefined)
  await vi.waitFor(() => expect(failed()).toBe(true))
  dispose()
})
