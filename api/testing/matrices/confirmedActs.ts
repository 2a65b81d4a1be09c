import { globalId } from '#api/core/graph/ids.ts'

/** The password of everybody who is asked. */
export const password = 'deep blue sea'

let serial = 0
export const unique = (text: string) => `${text}${++serial}`

/** An act that asks again. */
export interface Act {
  by?: 'superadmin'
  /** The input of a mutation that is asked about, for records of the business; without it, it takes none. */
  input?(
    ids: Record<'business' | 'user' | 'customer' | 'webhook' | 'passkey', number>,
    credential: string,
  ): object
  /** SQL that the user ($1) needs before. */
  before?: string
  /** What the sample of REST lacks. */
  body?(credential: string): object
}

const record = (type: string, id: number) => ({ id: globalId(type, id) })

/** The mutations that ask again, by their names. */
export const acts: Record<string, Act> = {
  createUser: {
    input: () => ({
      ...{ firstName: 'New', lastName: 'Admin', email: `${unique('new')}@example.com` },
      ...{ username: unique('new'), password, role: 'ADMIN' },
    }),
    body: () => ({ role: 'admin' }),
  },
  updateUser: { input: (ids) => ({ ...record('User', ids.user), role: 'MANAGER' }) },
  setUserPassword: { input: (ids) => ({ ...record('User', ids.user), newPassword: password }) },
  removeSecondFactorOf: { input: (ids) => record('User', ids.user) },
  eraseUser: {
    input: (ids) => record('User', ids.user),
    before: 'UPDATE "User" SET "isActive" = false WHERE id = $1',
  },
  eraseCustomer: {
    input: (ids) => ({ ...record('Customer', ids.customer), name: 'Cora Customer' }),
    body: () => ({ name: 'Cora Customer' }),
  },
  startPasskeyRegistration: { input: () => ({ name: 'Phone' }) },
  addPasskey: {
    input: (_ids, credential) => ({ credential }),
    body: (credential) => ({ credential: JSON.parse(credential) }),
  },
  removePasskey: { input: (ids) => record('Passkey', ids.passkey) },
  setNewBrowserMails: { input: () => ({ on: false }) },
  createEverythingExport: {},
  createApiKey: { input: () => ({ name: unique('Till '), role: 'EMPLOYEE' }) },
  createWebhook: { input: () => ({ url: 'https://hooks.example.com/new', events: ['CUSTOMER_CREATED'] }) },
  updateWebhook: {
    input: (ids) => ({
      id: globalId('WebhookEndpoint', ids.webhook),
      url: 'https://hooks.example.com/moved',
    }),
  },
  setManagedUserPassword: {
    by: 'superadmin',
    input: (ids) => ({ ...record('ManagedUser', ids.user), password }),
  },
  removeSecondFactorOfAdmin: {
    by: 'superadmin',
    input: (ids) => record('ManagedUser', ids.user),
    before: `UPDATE "User" SET role = 'ADMIN', "isActive" = (id = $1)
      WHERE "businessId" = (SELECT "businessId" FROM "User" WHERE id = $1)`,
  },
  deleteBusiness: { by: 'superadmin', input: (ids) => record('ManagedBusiness', ids.business) },
}
