import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dropDrafts, keepDraftsEvent } from './draftOwner.ts'
import { addDraft, draftOf, forgetDraft, hasDrafts, secretFields, withoutSecrets } from './drafts.ts'

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })

const keepDrafts = (owner: string) =>
  window.dispatchEvent(new CustomEvent(keepDraftsEvent, { detail: owner }))

let close: () => void

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/customers')
  close = addDraft(() => ['form', { city: 'Rochester', newPassword: 'deep blue sea' }])
})
afterEach(() => close())

describe('drafts', () => {
  test('are kept of the forms that are open', () => {
    keepDrafts('1:5')
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
    expect(draftOf('another form')).toBeNull()
  })

  test('are not kept of what is closed, or was not touched', () => {
    close()
    close = addDraft(() => ['form', {}])
    keepDrafts('1:5')
    expect(hasDrafts()).toBe(false)
  })

  test('belong to their page', () => {
    keepDrafts('1:5')
    window.history.replaceState(null, '', '/tasks')
    expect(draftOf('form')).toBeNull()
  })

  test('are given back once', () => {
    keepDrafts('1:5')
    forgetDraft('form')
    expect(draftOf('form')).toBeNull()
    expect(hasDrafts()).toBe(false)
  })

  test('are dropped for anybody else', () => {
    keepDrafts('1:5')
    dropDrafts('1:5')
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
    dropDrafts('1:6')
    expect(hasDrafts()).toBe(false)
  })

  test('Drafts never hold a secret, not even one that a form starts with', () => {
    expect(withoutSecrets({ username: 'dana', password: 'deep blue sea' })).toEqual({ username: 'dana' })
    keepDrafts('1:5')
    expect(JSON.stringify(sessionStorage)).not.toContain('deep blue sea')
    const fields = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/<(?:New)?PasswordField[^>]*?form\.field\('(\w+)'\)/gs)].map(
        ([, name = '']) => name,
      ),
    )
    expect(fields.length).toBeGreaterThan(8)
    expect(fields.filter((name) => !secretFields.test(name))).toEqual([])
  })
})
