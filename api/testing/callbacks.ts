import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import type { Prisma } from '#api/core/database/generated/client.ts'
import type { TestServer } from '#api/testing/httpServer.ts'
import { publicUrl, type TestBusiness, type World } from '#api/testing/world.ts'

/** A token like the provider's, of each shop its own. */
export const tokenOf = (business: TestBusiness) => String(business.id).padStart(32, 'f')

/** Gives a shop an account with the provider. */
export async function withAccount({ prisma, services }: World, business: TestBusiness): Promise<void> {
  await prisma.business.update({
    where: { id: business.id },
    data: {
      smsEnabled: true,
      twilioAccountSid: 'AC00000000000000000000000000000000',
      twilioAuthTokenSealed: services.seals.seal('twilio-auth-token', business.id, tokenOf(business)),
      twilioAuthTokenHint: tokenOf(business).slice(-4),
      twilioPhoneNumber: '+15550009999',
    },
  })
}

export interface Called {
  /** Whose address is called. */
  business: TestBusiness
  kind: 'status' | 'incoming'
  fields: Record<string, string>
  /** What stands behind the path. */
  search?: string
  /** Whose token signs. */
  token?: string
  headers?: Record<string, string>
}

/** The provider, calling a server back with what it signs. */
export function provider(server: TestServer) {
  return {
    async call({ business, kind, fields, search = '', token = tokenOf(business), headers = {} }: Called) {
      const path = `/webhooks/twilio/${business.id}/${kind}${search}`
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': getExpectedTwilioSignature(token, publicUrl + path, fields),
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      })
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}

let serial = 0

/** A name as the provider gives it. */
export const sid = () => {
  serial += 1
  return `SM${String(serial).padStart(32, '0')}`
}

/** Puts a text into a shop, sent unless said otherwise. */
export function textOf(
  { prisma, services }: World,
  business: TestBusiness,
  data: Partial<Prisma.SmsMessageUncheckedCreateInput> = {},
) {
  return prisma.smsMessage.create({
    data: {
      businessId: business.id,
      kind: data.appointmentId ? 'reminder' : 'confirmation',
      toNumber: '+15550100200',
      body: 'Hi Cora',
      state: 'SENT',
      providerSid: sid(),
      sentAt: services.clock.now(),
      createdAt: services.clock.now(),
      ...data,
    },
  })
}
