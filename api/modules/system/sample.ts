import { now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    UsedTicket: { id: 't1', expiresAt: now },
    RevokedToken: { jti: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', expiresAt: now },
    IdempotencyKey: {
      businessId: 7,
      hash: 'a'.repeat(43),
      requestHash: 'b'.repeat(43),
      role: 'ADMIN',
      status: 201,
      body: '{}',
      createdAt: now,
    },
  },
  broken: {
    UsedTicket_id_check: [{ id: '' }],
  },
}
