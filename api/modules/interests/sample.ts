import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    InterestOption: { businessId: 7, id: 'x1', value: 'darts', label: 'Darts' },
  },
  broken: {
    InterestOption_value_check: [{ value: ' ' }],
    InterestOption_label_check: [{ label: '' }],
  },
  records: {
    InterestOption: ({ world, business, mark }) =>
      world.prisma.interestOption.create({
        data: { businessId: business.id, value: mark.toLowerCase(), label: mark },
      }),
  },
  insertMany: async ({ prisma, businessId, each }) => {
    const options = await prisma.interestOption.createManyAndReturn({
      data: each((i) => ({ businessId, value: `interest-${i}`, label: `Interest ${i}`, sortOrder: i })),
    })
    return { InterestOption: options }
  },
  rules: {
    createInterestOption: 'interestOption:write',
    updateInterestOption: 'interestOption:write',
    deleteInterestOption: 'interestOption:write',
    reorderInterestOptions: 'interestOption:write',
  },
  statements: {
    '/api/interest-options': 2,
    '/api/settings/interests': 2,
  },
}
