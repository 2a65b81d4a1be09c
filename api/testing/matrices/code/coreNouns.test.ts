import { expect, it } from 'vitest'
import { Prisma } from '#api/generated/client.ts'
import { modules } from '#api/modules/index.ts'
import { isTest, sourcesBelow } from '#api/testing/matrices/code/imports.ts'

/** The words of a text, names in camel case included: `customerId` is `customer id`. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .map((word) => (/[^s]s$/.test(word) && word !== 'sms' ? word.slice(0, -1).replace(/ie$/, 'y') : word))

interface Exception {
  why: string
  /** The files in which the word may stand; all by default. */
  where?: RegExp
}

const allowed: Record<string, Exception> = {
  // What core itself is about.
  business: { why: 'the tenant' },
  user: { why: 'who signs in' },
  auth: { why: 'signing in is a part of core' },
  session: { why: 'what a token stands for' },
  live: { why: 'live updates are a part of core' },
  superadmin: { why: 'the operator of the platform is a viewer' },
  // Models of the platform, which core reads and writes itself.
  'super admin': { why: 'the account of the operator', where: /auth\/authenticate/ },
  'api key': { why: 'a viewer' },
  'revoked token': { why: 'sessions that were signed out', where: /auth\/authenticate/ },
  'rate limiter flexible': {
    why: 'the counts of the throttle',
    where: /limits\/throttle|admission\/writeQuota/,
  },
  'second factor': {
    why: 'what signing in may take',
    where: /errors\/errors|auth\/(authenticate|sessionCache)|viewer|context/,
  },
  passkey: { why: 'what signing in may take', where: /auth\/authenticate/ },
  'idempotency key': { why: 'stored answers', where: /errors|idempotency|graph\/mutation/ },
  'deleted record': {
    why: 'what a client that synchronises has to delete',
    where: /auth\/undo|idempotency|sync/,
  },
  import: { why: 'a word of the language' },
  'used ticket': { why: 'tokens that work once', where: /auth\/usedTokens/ },
  // English.
  merge: { why: 'what is done with values' },
  duplicate: { why: 'what comes twice' },
  export: { why: 'a keyword of the language' },
  system: { why: 'Cuecard itself as a viewer' },
  task: {
    why: 'work of a limiter or of the queue',
    where: /admission|limits|jobs|mail|auth|context|idempotency/,
  },
  note: { why: 'to note that a key was used, or a quota', where: /admission|auth|context|idempotency|input/ },
  report: {
    why: 'to report a failure, and reports as reads of the replica',
    where: /failures|graph|reads|tenancy/,
  },
  contact: { why: 'to contact support', where: /errors\/errors/ },
  setting: { why: 'settings of the process and of a database', where: /database|telemetry|admission/ },
  notification: {
    why: 'what PostgreSQL sends to those that listen',
    where: /live|auth\/sessionCache|context/,
  },
  point: {
    why: 'code points of a text, points in time and points of a quota',
    where: /accounts|admission|graph\/executor|input|limits|text/,
  },
  tag: {
    why: 'tags of flags, and of what is sealed',
    where: /auth\/sealing|input\/characters|text\/canonical/,
  },
  removal: { why: 'of characters', where: /text\/canonical/ },
  sms: { why: 'a label that people write before a number', where: /text\/phone/ },
}

const nouns = [
  ...new Set([
    // Short forms of sticky notes and vendor contacts.
    'notes',
    'vendors',
    ...Object.keys(modules).flatMap((name) => name.split('/')),
    ...Object.values(Prisma.ModelName),
  ]),
].map((name) => wordsOf(name).join(' '))

const files = sourcesBelow('api/core').filter(({ path }) => !isTest(path))

function isAllowed(noun: string, path: string): boolean {
  const exception = allowed[noun]
  return exception !== undefined && (exception.where?.test(path) ?? true)
}

it('Core names no noun of the product', () => {
  const named = files.flatMap(({ path, text }) => {
    const words = ` ${wordsOf(text).join(' ')} `
    return nouns
      .filter((noun) => words.includes(` ${noun} `) && !isAllowed(noun, path))
      .map((noun) => `${path}: ${noun}`)
  })
  expect(named).toEqual([])
})

it('Nouns are found in names, in plurals and in both spellings', () => {
  expect(wordsOf('customerId of HotBoardItems, follow-ups, activities')).toEqual([
    'customer',
    'id',
    'of',
    'hot',
    'board',
    'item',
    'follow',
    'up',
    'activity',
  ])
})

it('Every exception is needed', () => {
  const texts = files.map(({ path, text }) => ({ path, words: ` ${wordsOf(text).join(' ')} ` }))
  const isNeeded = ([noun, { where = /./ }]: [string, Exception]) =>
    texts.some(({ path, words }) => where.test(path) && words.includes(` ${noun} `))
  expect(Object.entries(allowed).filter((entry) => !isNeeded(entry))).toEqual([])
})
