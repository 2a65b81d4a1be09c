import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TabPanel, Tabs } from './Tabs.tsx'

function Sample() {
  const [tab, setTab] = useState<'upcoming' | 'overdue'>('upcoming')
  return (
    <Tabs
      label="Contacts"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'upcoming', label: 'Upcoming', count: 12 },
        { value: 'overdue', label: 'Overdue', count: 0 },
      ]}
    >
      <TabPanel value="upcoming">Who is next</TabPanel>
      <TabPanel value="overdue">Who waits</TabPanel>
    </Tabs>
  )
}

it('The row of tabs shows the panel of the chosen tab only, with counts in the names of the tabs', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  expect(screen.getByRole('tab', { name: 'Upcoming 12' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Who is next')
  await user.click(screen.getByRole('tab', { name: 'Overdue 0' }))
  expect(await screen.findByText('Who waits')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Who is next')).toBeNull())
})

it('The row of tabs is walked with the arrow keys', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  await user.tab()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(await screen.findByText('Who waits')).toBeVisible()
})

it('The row of tabs is one stop of the Tab key, round in both directions, and ends at its ends', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  const [first, second] = screen.getAllByRole('tab')
  await user.tab()
  expect(first).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(second).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(first).toHaveFocus()
  await user.keyboard('{End}')
  expect(second).toHaveFocus()
  expect(second).toHaveAttribute('aria-selected', 'false')
  await user.keyboard('{Home} ')
  expect(first).toHaveFocus()
  await user.tab()
  expect(second).not.toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Upcoming 12' })).toBeVisible()
})
