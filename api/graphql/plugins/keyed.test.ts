import { type GraphQLInputObjectType, type GraphQLObjectType, getNamedType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '#api/schema.ts'

describe('mutations that take a key', () => {
  const mutations = Object.values((schema.getMutationType() as GraphQLObjectType).getFields())
  const secret = /password|secret|authToken|^key$|^url$/i

  it('neither read nor return secrets', () => {
    const withSecrets = mutations.filter(({ args, type }) => {
      const input = getNamedType(args[0]?.type) as GraphQLInputObjectType | undefined
      const payload = getNamedType(type) as GraphQLObjectType
      const names = [input, payload].flatMap((each) => Object.keys(each?.getFields() ?? {}))
      return names.some((name) => secret.test(name))
    })
    expect(withSecrets.length).toBeGreaterThan(6)
    expect(withSecrets.filter(({ extensions }) => extensions.takesKey).map(({ name }) => name)).toEqual([])
  })

  it('are all those with a permission, except a few', () => {
    const without = mutations.filter(
      ({ extensions }) => !extensions.takesKey && (extensions.rule as { can?: string }).can !== undefined,
    )
    expect(without.map(({ name }) => name).sort()).toEqual([
      'changePassword',
      // It asks outside the database, and writes nothing.
      'checkSmsConnection',
      'createApiKey',
      'createCalendarFeed',
      // Their links are secrets.
      'createCustomerExport',
      'createEverythingExport',
      'createExport',
      'createOwnCalendarFeed',
      'createTaskExport',
      'createUser',
      'createWebhook',
      // Nothing about the erased is stored, and erasing twice is the same as once.
      'eraseCustomer',
      'eraseUser',
      // It takes no input, and revoking twice is the same as once.
      'revokeCalendarFeed',
      'revokeOwnCalendarFeed',
      'rotateWebhookSecret',
      'sendTestSms',
      'setUserPassword',
      'updateSmsSettings',
      'updateWebhook',
    ])
  })
})
