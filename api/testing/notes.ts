import type { Prisma } from '#api/core/database/generated/client.ts'
import type { TestBusiness, World } from '#api/testing/world.ts'

interface Person {
  id: number
}

/** Writes a sticky note of someone's and shares it with others, past the services; with its shares in that order. */
export async function noteOf(
  { prisma }: World,
  { id: businessId }: TestBusiness,
  owner: Person,
  recipients: Person[] = [],
  data: Partial<Prisma.StickyNoteUncheckedCreateInput> = {},
) {
  const words = { title: 'Chalk', content: 'Order chalk' }
  const note = await prisma.stickyNote.create({ data: { ...words, ...data, businessId, userId: owner.id } })
  const shares = []
  for (const { id: sharedWithUserId } of recipients) {
    const people = { sharedWithUserId, sharedByUserId: owner.id }
    shares.push(await prisma.sharedNote.create({ data: { businessId, noteId: note.id, ...people } }))
  }
  return { note, shares }
}
