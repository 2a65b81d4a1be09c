import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { loseConnection, regainConnection } from '#web/testing/connection.ts'
import { email, name, Sample, type Send, save } from './testing/Sample.tsx'

it("A form puts the server's messages at their fields and keeps what was typed", async () => {
  const user = userEvent.setup()
  render(<Sample send={async () => ({ fields: { email: ['Email already exists'] } })} />)
  await user.type(name(), 'Maria')
  await user.type(email(), 'm@x.de')
  await user.click(save())
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Email already exists'))
  expect(email()).toHaveFocus()
  expect([name(), email()].map((field) => (field as HTMLInputElement).value)).toEqual(['Maria', 'm@x.de'])
  await user.type(email(), '!')
  expect(email()).not.toHaveAttribute('aria-invalid', 'true')
})

it('A form shows at the form what belongs to no field of it', async () => {
  const user = userEvent.setup()
  render(
    <Sample send={async () => ({ message: 'Bad input', fields: { timeZone: ['Unknown time zone'] } })} />,
  )
  await user.type(name(), 'Maria{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Unknown time zone')
})

it('A form shows a thrown error, with its fields, and can be sent again', async () => {
  const user = userEvent.setup()
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new Error('The server did not answer'))
    .mockRejectedValueOnce(Object.assign(new Error('Bad input'), { fields: { name: ['Name taken'] } }))
    .mockResolvedValueOnce(undefined)
  render(<Sample send={send} />)
  await user.type(name(), 'Maria{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer')
  await user.click(save())
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Name taken'))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(save())
  await waitFor(() => expect(name()).not.toHaveAttribute('aria-invalid', 'true'))
  expect(send).toHaveBeenCalledTimes(3)
})

it('A form says that the server cannot be reached until it can', async () => {
  const user = userEvent.setup()
  const error = Object.assign(new Error('Cuecard can’t be reached.'), { code: 'OFFLINE' })
  render(<Sample send={() => Promise.reject(error)} />)
  loseConnection()
  await user.type(name(), 'Maria{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Cuecard can’t be reached.')
  await regainConnection()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(name()).toHaveValue('Maria')
})
