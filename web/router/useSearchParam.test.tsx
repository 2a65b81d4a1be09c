import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterText } from '#web/testing/enterText.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { useSearchParam } from './useSearchParam.ts'

function Box() {
  const { value, change, submit } = useSearchParam('/customers')
  return <SearchField label="Search customers" value={value} onChange={change} onSubmit={submit} />
}

function open(at: string) {
  const router = createMemoryRouter([{ path: '*', element: <Box /> }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return {
    router,
    box: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search customers' }),
    address: () => router.state.location.pathname + router.state.location.search,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
  }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('typing', () => {
  test('leads to the customers that match, after a pause', async () => {
    const { box, address } = open('/contacts')
    fireEvent.change(box, { target: { value: 'mari' } })
    await pass(149)
    expect(address()).toBe('/contacts')
    await pass(1)
    expect(address()).toBe('/customers?q=mari')
    expect(box).toHaveValue('mari')
  })

  test('goes on where one is: the history gets one step for the whole search', async () => {
    const { user, box, address, router } = open('/contacts')
    await enterText(user, box, 'ma')
    await pass(150)
    await enterText(user, box, 'ria')
    await pass(150)
    expect(address()).toBe('/customers?q=maria')
    await act(() => router.navigate(-1))
    expect(address()).toBe('/contacts')
    expect(box).toHaveValue('')
  })

  test('Enter does not wait for the pause in typing', async () => {
    const { user, box, address } = open('/contacts')
    await user.type(box, 'ann{Enter}')
    await pass(0)
    expect(address()).toBe('/customers?q=ann')
  })

  test('is forgotten when one goes elsewhere first', async () => {
    const { user, box, address, router } = open('/contacts')
    await enterText(user, box, 'mari')
    await act(() => router.navigate('/hotboard'))
    await pass(1000)
    expect(address()).toBe('/hotboard')
    expect(box).toHaveValue('')
  })
})

describe('emptying the box', () => {
  test('shows all customers', async () => {
    const { user, box, address } = open('/customers?q=mari')
    expect(box).toHaveValue('mari')
    await user.clear(box)
    await pass(150)
    expect(address()).toBe('/customers')
  })

  test('takes nobody away from another page', async () => {
    const { user, box, address } = open('/contacts')
    await enterText(user, box, 'm')
    await user.clear(box)
    await pass(1000)
    expect(address()).toBe('/contacts')
  })
})
