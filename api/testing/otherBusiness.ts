import { randomUUID } from 'node:crypto'
import { hashOfKey } from '#api/core/auth/apiKeys.ts'
import { appointmentOf } from '#api/testing/appointments.ts'
import { noteOf } from '#api/testing/notes.ts'
import { taskOf } from '#api/testing/tasks.ts'
import { vendorOf } from '#api/testing/vendors.ts'
import type { TestBusiness, World } from '#api/testing/world.ts'

/**
 * Creates another business with one record of every node type, which contains a marker text, so that tests can detect
 * leaks between businesses.
 */
export async function seedOtherBusiness(world: World) {
  const mark = 'NEIGHBOUR'
  const business: TestBusiness = await world.business({ name: mark })
  const { prisma } = world
  const businessId = business.id
  const userId = business.admin.id
  const customer = await business.customer({ firstName: mark, notes: mark, interest: mark })
  const contact = await business.contact({ customerId: customer.id, notes: mark })
  const activity = await prisma.activity.create({
    data: { businessId, customerId: customer.id, type: 'NOTE', description: mark, performedBy: mark },
  })
  const option = await prisma.interestOption.create({
    data: { businessId, id: 'neighbour-option', value: mark.toLowerCase(), label: mark },
  })
  const item = await prisma.hotBoardItem.create({
    data: { businessId, title: mark, description: mark, createdByName: mark },
  })
  const words = { title: mark, content: mark }
  const { note } = await noteOf(world, business, business.admin, [], words)
  const { shares } = await noteOf(world, business, business.employee, [business.admin], words)
  const vendor = await vendorOf(world, business, { company: mark, salesRep: mark, notes: mark })
  const task = await taskOf(world, business, business.admin, { title: mark, description: mark, tags: [mark] })
  const notifications = await prisma.notification.create({
    data: { businessId, userId, kind: 'assigned', title: mark, subject: `HotBoardItem:${item.id}` },
  })
  const view = await prisma.savedView.create({
    data: { businessId, userId, name: mark, search: mark, interest: mark, layout: 'LIST' },
  })
  const called = { customerId: customer.id, technician: mark, description: mark }
  const appointment = await appointmentOf(world, business, called)
  const text = await prisma.smsMessage.create({
    data: { businessId, customerId: customer.id, kind: 'test', toNumber: '5550100200', body: mark },
  })
  const reply = await prisma.smsReply.create({
    data: {
      businessId,
      customerId: customer.id,
      fromNumber: '+15550100200',
      body: mark,
      providerSid: `SM${mark}${businessId}`,
    },
  })
  const step = { businessId, customerStatus: 'UNSOLD', dayNumber: 3, title: mark } as const
  const planStep = await prisma.followUpStep.create({ data: step })
  const followUp = await prisma.followUp.create({
    data: {
      ...step,
      customerId: customer.id,
      stepId: planStep.id,
      anchorDate: new Date('2026-06-01'),
      scheduledDate: new Date('2026-06-04T13:00:00Z'),
    },
  })
  const apiKey = await prisma.apiKey.create({
    data: {
      businessId,
      name: mark,
      role: 'ADMIN',
      keyHash: hashOfKey(`${mark} ${businessId}`),
      prefix: 'cuecard_NEIG',
      createdById: userId,
    },
  })
  const webhook = await prisma.webhookEndpoint.create({
    data: {
      businessId,
      url: `https://${mark.toLowerCase()}.example/`,
      description: mark,
      events: ['customer.created'],
      // Makes nothing of what the tests write.
      isActive: false,
      secretSealed: mark,
    },
  })
  const delivery = await prisma.webhookDelivery.create({
    data: {
      businessId,
      endpointId: webhook.id,
      eventId: randomUUID(),
      type: 'customer.created',
      record: `Customer:${customer.id}`,
      state: 'FAILED',
      error: mark,
    },
  })
  const stats = await prisma.gamificationStats.create({
    data: { businessId, userId, totalPoints: 30, currentTitle: mark },
  })
  const nodes: Record<string, string | number> = {
    Business: businessId,
    User: userId,
    Customer: customer.id,
    Contact: contact.id,
    Activity: activity.id,
    InterestOption: option.id,
    FollowUpStep: planStep.id,
    FollowUp: followUp.id,
    HotBoardItem: item.id,
    StickyNote: note.id,
    SharedNote: shares[0]?.id ?? 0,
    VendorContact: vendor.id,
    OrganizerTask: task.id,
    Notification: notifications.id,
    SavedView: view.id,
    ServiceAppointment: appointment.id,
    SmsMessage: text.id,
    SmsReply: reply.id,
    ApiKey: apiKey.id,
    WebhookEndpoint: webhook.id,
    WebhookDelivery: delivery.id,
    GamificationStats: stats.id,
  }
  return { business, mark, nodes }
}
