import type { Prisma } from '#api/generated/client.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

interface TestUser {
  id: number
}

/**
 * Inserts a sticky note directly into the database, shared with other users; returns its shares in the same order.
 */
export async function noteOf(
  { prisma }: World,
  { id: businessId }: TestBusiness,
  owner: TestUser,
  recipients: TestUser[] = [],
  data: Partial<Prisma.StickyNoteUncheckedCreateInput> = {},
) {
  const words = { title: 'Chalk', content: 'Order chalk' }
  const note = await prisma.stickyNote.create({ data: { ...words, ...data, businessId, userId: owner.id } })
  const shares = []
  for (const { id: sharedWithUserId } of recipients) {
    const people = { sharedWithUserId, sharedByUserId: owner.id }
    shares.push(await prisma.sharedNote.create({ data: { businessId, noteId: note.id, ...people } }))
  }
  // Sharing changes the note.
  const where = { businessId_id: { businessId, id: note.id } }
  return { note: await prisma.stickyNote.findUniqueOrThrow({ where }), shares }
}
