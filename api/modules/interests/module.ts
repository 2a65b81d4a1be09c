import '#api/modules/interests/schema.ts'
import '#api/modules/interests/mutations.ts'
import { rows } from '#api/modules/interests/rest.ts'
import { startingOptions } from '#api/modules/interests/startingOptions.ts'
import type { Module } from '#api/modules/module.ts'

export const interests: Module = {
  rest: rows,
  newBusiness: ({ businessType }, { createdAt }) => ({
    interestOptions: {
      createMany: { data: startingOptions(businessType).map((row) => ({ ...row, createdAt })) },
    },
  }),
}
