import type { Prisma } from '#api/generated/client.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

/** Inserts a comment of the employee directly into the database, on a new item unless one is given. */
export async function commentOf(
  { prisma, services }: World,
  { id: businessId, employee, item }: TestBusiness,
  data: Partial<Prisma.HotBoardCommentUncheckedCreateInput> = {},
) {
  const itemId = data.itemId ?? (await item()).id
  const author = { createdById: employee.id, createdByName: employee.fullName }
  const comment = await prisma.hotBoardComment.create({
    data: {
      businessId,
      text: 'The parcel is here',
      createdAt: services.clock.now(),
      ...author,
      ...data,
      itemId,
    },
  })
  await prisma.hotBoardItem.update({
    where: { businessId_id: { businessId, id: itemId } },
    data: { commentCount: { increment: 1 } },
  })
  return comment
}
