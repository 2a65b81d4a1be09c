import { randomUUID } from 'node:crypto'
import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: { Tag: { businessId: 7, id: 1, label: 'VIP' } },
  broken: { Tag_label_check: [{ label: ' ' }] },
  records: {
    Tag: ({ world, business, mark }) =>
      world.prisma.tag.create({
        data: { businessId: business.id, label: `${mark} ${randomUUID().slice(0, 8)}` },
      }),
  },
  insertMany: async ({ prisma, businessId, each }) => {
    const tags = await prisma.tag.createManyAndReturn({
      data: each((i) => ({ businessId, label: `Tag ${i}` })),
    })
    const tagIds = tags.slice(0, 3).map(({ id }) => id)
    await prisma.customer.updateMany({ where: { businessId }, data: { tagIds } })
    return { Tag: tags }
  },
  rules: { createTag: 'tag:write', updateTag: 'tag:write', deleteTag: 'tag:write' },
  statements: { '/api/tags': 3 },
}
