import type { Business, Prisma } from '#api/generated/client.ts'

/** Rows that a module gives to a new business, as nested creations. */
export type StartingRows = (
  business: Pick<Business, 'businessType'>,
  at: { createdAt: Date; updatedAt: Date },
) => Partial<Prisma.BusinessUncheckedCreateInput>

const handlers = new Set<StartingRows>()

/** Registers the rows of a later module. */
export function onNewBusiness(handler: StartingRows): void {
  handlers.add(handler)
}

/** All rows of a new business besides its admin. */
export const startingRows: StartingRows = (business, at) =>
  Object.assign({}, ...[...handlers].map((handler) => handler(business, at)))
