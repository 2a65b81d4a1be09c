import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import type { Prisma } from '#api/generated/client.ts'
import type { TestServer } from '#api/testing/harness/http/httpServer.ts'
import { publicUrl, type TestBusiness, type World } from '#api/testing/harness/world.ts'

/** An auth token in the provider's format, different for each business. */
export const tokenOf = (business: TestBusiness) => String(business.id).padStart(32, 'f')

/** Gives a business an account with the provider. */
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
  /** The business in the URL. */
  business: TestBusiness
  kind: 'status' | 'incoming'
  fields: Record<string, string>
  search?: string
  /** The token that signs the request. */
  token?: string
  headers?: Record<string, string>
}

/** The provider, which sends signed callbacks to a server. */
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

/** A new message id in the provider's format. */
export const sid = () => {
  serial += 1
  return `SM${String(serial).padStart(32, '0')}`
}

/** Inserts a text directly into the database; sent, unless given otherwise. */
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
