import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { abortQueries } from './interceptQuery.ts'
import { expectToast } from './pages.ts'
import { test as base } from './signedIn.ts'

interface Note {
  id: string
  title: string
}

/** A note of the demo person's, for this test alone. */
const test = base.extend<{ note: Note }>({
  note: async ({ graphql }, use, { project }) => {
    const title = `Note ${project.name} ${Date.now()}`
    const { createStickyNote } = await graphql<{ createStickyNote: { stickyNote: { id: string } } }>(
      'mutation ($input: CreateStickyNoteInput!) { createStickyNote(input: $input) { stickyNote { id } } }',
      { input: { title, content: 'Order chalk\nTwo boxes', color: '#bfdbfe' } },
    )
    const { id } = createStickyNote.stickyNote
    await use({ id, title })
    // It may be gone with the test.
    await graphql(
      'mutation ($input: DeleteStickyNoteInput!) { deleteStickyNote(input: $input) { deletedStickyNoteId } }',
      { input: { id } },
    ).catch(() => undefined)
  },
})

const panel = (page: Page) => page.getByRole('region', { name: 'Sticky Notes' })
const card = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title })
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

test('A note is added; what is missing is said, and nothing typed is lost', async ({ page, graphql }, {
  project,
}) => {
  const title = `Added ${project.name} ${Date.now()}`
  await page.goto('/')
  await panel(page).getByRole('button', { name: 'Add Note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Sticky Note' })
  await expect(dialog.getByRole('radio', { name: 'Yellow' })).toBeChecked()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Add Note' }).click()
  await expectToast(page, 'Please fill in both title and content')
  await expect(dialog.getByLabel('Content')).toBeFocused()
  await expectAccessible(page)

  await dialog.getByLabel('Content').fill('Two boxes of blue')
  await dialog.getByRole('radio', { name: 'Green' }).check({ force: true })
  await abortQueries(page)
  await dialog.getByRole('button', { name: 'Add Note' }).click()
  await expectToast(page, 'Failed to create sticky note')
  await page.unroute('**/graphql')
  await dialog.getByRole('button', { name: 'Add Note' }).click()
  await expectToast(page, 'Sticky note created successfully')
  await expect(dialog).toBeHidden()
  await expect(panel(page).getByRole('listitem').first()).toContainText(title)
  await expect(panel(page).getByRole('listitem')).toHaveCount(6)

  const { viewer } = await graphql<{ viewer: { stickyNotes: { edges: { node: Note }[] } } }>(
    '{ viewer { stickyNotes(first: 6) { edges { node { id title } } } } }',
  )
  const made = viewer.stickyNotes.edges.find(({ node }) => node.title === title)
  await graphql('mutation ($id: ID!) { deleteStickyNote(input: { id: $id }) { deletedStickyNoteId } }', {
    id: made?.node.id,
  })
  await expect(card(page, title)).toHaveCount(0)
})

test('A note opens by a press anywhere on it, keeps what is changed, and comes back when it was deleted', {
  tag: '@phone',
}, async ({ page, note }) => {
  await page.goto('/')
  await card(page, note.title).click({ position: { x: 30, y: 60 } })
  const dialog = page.getByRole('dialog', { name: 'Edit Sticky Note' })
  await expect(dialog.getByLabel('Content')).toHaveValue('Order chalk\nTwo boxes')
  await expect(dialog.getByRole('radio', { name: 'Blue' })).toBeChecked()
  await dialog.getByLabel('Content').fill('Three boxes')
  await dialog.getByRole('button', { name: 'Save Note' }).click()
  await expectToast(page, 'Sticky note updated successfully')
  await expect(dialog).toBeHidden()
  await expect(card(page, note.title)).toContainText('Three boxes')
  await expect(button(page, `Edit: ${note.title}`)).toBeFocused()

  await button(page, `Delete: ${note.title}`).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Sticky Note' })
  await expect(question).toContainText(note.title)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(button(page, `Delete: ${note.title}`)).toBeFocused()

  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete Note' }).click()
  await expect(card(page, note.title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, note.title)).toContainText('Three boxes')
  await expect(card(page, note.title)).not.toHaveAttribute('inert')
})

test('A note is shared by choosing someone; a colleague’s notes are read beside one’s own', async ({
  page,
  note,
}) => {
  await page.goto('/')
  await button(page, `Share: ${note.title}`).click()
  const dialog = page.getByRole('dialog', { name: 'Share Sticky Note' })
  await expect(dialog).toContainText('Team members can view but not edit it.')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Priya Raman' })).toContainText('Manager')
  await dialog.getByRole('button', { name: 'Share with Priya Raman' }).click()
  await expectToast(page, 'Note shared successfully')
  await expect(dialog.getByRole('button', { name: 'Stop sharing with Priya Raman' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Stop sharing with Priya Raman' }).click()
  await expect(dialog.getByRole('button', { name: 'Share with Priya Raman' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(button(page, `Share: ${note.title}`)).toBeFocused()

  await panel(page).getByRole('tab', { name: 'Shared with Me' }).click()
  await expect(card(page, 'This week')).toContainText('By: Priya Raman')
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await card(page, 'This week').click({ position: { x: 30, y: 60 } })
  const reading = page.getByRole('dialog', { name: /^This week/ })
  await expect(reading).toContainText('Cloth has to arrive first!')
  await expect(reading.getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(button(page, "Open: This week's deliveries")).toBeFocused()
})
