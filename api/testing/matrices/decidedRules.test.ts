import { describe, expect, it } from 'vitest'
import { permissions } from '#api/policy/permissions.ts'
import { decidedRules } from '#api/testing/harness/samples/samplesOfModules.ts'
import { rootFields } from '#api/testing/matrices/rootFields.ts'

describe('the roots of the graph', () => {
  it('are closed: every field names its rule', () => {
    expect(rootFields.filter(({ rule }) => !rule).map(({ name }) => name)).toEqual([])
  })

  it('keep the rules that were decided', () => {
    const rules = rootFields.map(({ name, rule = {} }) => [name, rule.can ?? rule.session ?? 'public'])
    expect(
      Object.fromEntries(rules),
      'name the rule of a new root field in the sample.ts of its module',
    ).toEqual({
      viewer: 'business',
      node: 'any',
      nodes: 'any',
      superadmin: 'superadmin',
      ...decidedRules,
    })
  })

  it('keep from keys what takes a person', () => {
    const kept = Object.entries(permissions).flatMap(([action, { keys }]) => (keys ? [] : [action]))
    expect(kept).toEqual([
      'team:manage',
      'password:change',
      'emailVerification:send',
      'notification:markRead',
      'teamBoard:hide',
      'customer:erase',
      'customerLayout:choose',
      'savedView:write',
      'savedView:share',
      'contact:log',
      'contact:moveBack',
      'hotBoard:deleteComment',
      'hotBoard:deleteCommentOfOthers',
      'followUp:moveBack',
      'myDay:work',
      'note:write',
      'note:delete',
      'note:share',
      'note:removeShared',
      'calendarFeed:manage',
      'calendarFeed:own',
      'task:write',
      'task:delete',
      'task:assign',
      'trash:deleteForGood',
      'trash:deleteOwn',
      'export:tasks',
      'apiKey:manage',
    ])
  })
})
