import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { e164 } from '#api/core/text/e164.ts'
import { recordActivity } from '#api/modules/activities/service.ts'
import { foundCustomer } from '#api/modules/business/mergedCustomers.ts'
import { findCustomer } from '#api/modules/customers/service.ts'
import { optIn, optOut } from '#api/modules/sms/opt-outs/optOuts.ts'

/** What a user records, in the words of the activity. */
const consents = {
  stop: { record: optOut, said: 'Asked for no more texts' },
  resume: { record: optIn, said: 'Asked for texts again' },
}

/**
 * Records what a customer said about texts in other words than STOP or START, or by phone, as a reply would. Idempotent.
 */
export function recordTextConsent(ctx: BusinessContext, customerId: number, kind: keyof typeof consents) {
  const { record, said } = consents[kind]
  return ctx.transaction(async (tx) => {
    await lockForUpdate(tx, 'Customer', customerId)
    const customer = await foundCustomer(tx, customerId, await findCustomer(tx, customerId))
    const number = e164(customer.phoneNumber)
    // A wish is kept by number, and could be lost when this one is completed: whoever records it has to know.
    if (number === null) throw new AppError('CONFLICT', 'This number cannot receive texts.')
    if (await record(tx, number)) {
      await recordActivity(tx, { customerId, type: 'OTHER', description: said })
    }
    return customer
  })
}
