import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { LinkButton } from './LinkButton.tsx'

it('A pending button says so, keeps focus and can not be pressed again', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const { rerender } = render(<Button onClick={onClick}>Schedule Contact</Button>)
  await user.click(screen.getByRole('button'))
  rerender(
    <Button onClick={onClick} pending pendingText="Scheduling...">
      Schedule Contact
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Scheduling...' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  expect(onClick).toHaveBeenCalledOnce()
})

it('A button does not submit unless told to', () => {
  render(<Button>Cancel</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

it('An icon button has a name', () => {
  render(<IconButton label="Delete" icon={<svg aria-hidden="true" />} />)
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible()
})

it('A pending icon button keeps its name and focus and can not be pressed again', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const button = (pending: boolean) => (
    <IconButton label="Delete" icon="x" pending={pending} onClick={onClick} />
  )
  const { rerender } = render(button(false))
  await user.click(screen.getByRole('button'))
  rerender(button(true))
  const pressed = screen.getByRole('button', { name: 'Delete' })
  expect(pressed).toHaveFocus()
  expect(pressed).toHaveAttribute('aria-busy', 'true')
  await user.click(pressed)
  expect(onClick).toHaveBeenCalledOnce()
})

it("A link button goes through the router's link", async () => {
  const user = userEvent.setup()
  const router = createMemoryRouter([
    { path: '/', element: <LinkButton render={<Link to="/customers" />}>View all</LinkButton> },
    { path: '/customers', element: <h1>Customers</h1> },
  ])
  render(<RouterProvider router={router} />)
  await user.click(screen.getByRole('link', { name: 'View all' }))
  expect(await screen.findByRole('heading', { name: 'Customers' })).toBeVisible()
})
