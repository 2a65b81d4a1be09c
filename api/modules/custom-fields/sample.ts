import { randomUUID } from 'node:crypto'
import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: { CustomField: { businessId: 7, id: 1, label: 'Shoe size', type: 'NUMBER' } },
  broken: {
    CustomField_label_check: [{ label: ' ' }],
    CustomField_choices_check: [{ choices: {} }],
  },
  records: {
    CustomField: ({ world, business, mark }) =>
      world.prisma.customField.create({
        data: { businessId: business.id, label: `${mark} ${randomUUID().slice(0, 8)}`, type: 'TEXT' },
      }),
  },
  insertMany: async ({ prisma, businessId, each }) => {
    const fields = await prisma.customField.createManyAndReturn({
      data: each((i) => ({ businessId, label: `Field ${i}`, type: 'TEXT' as const, sortOrder: i })),
    })
    const custom = Object.fromEntries(fields.slice(0, 3).map(({ id }) => [id, `Value ${id}`]))
    await prisma.customer.updateMany({ where: { businessId }, data: { custom } })
    return { CustomField: fields }
  },
  rules: {
    createCustomField: 'customField:write',
    updateCustomField: 'customField:write',
    deleteCustomField: 'customField:write',
    restoreCustomField: 'customField:write',
    reorderCustomFields: 'customField:write',
  },
  statements: { '/api/custom-fields': 2 },
}
