import { Decrypter, Encrypter, Stanza } from 'age-encryption'
import { expect, test } from 'vitest'
import { identityOf, recipientOf } from './passphrase.ts'

const cost = 10
const passphrase = 'correct horse battery'
const text = 'Robin Doyle, 555-0100'
const fileKey = new Uint8Array(16).fill(7)

test('What it encrypts is read by every implementation of age, and the other way round', async () => {
  const ours = new Encrypter()
  ours.addRecipient(recipientOf(passphrase, cost))
  const theirs = new Decrypter()
  theirs.addPassphrase(passphrase)
  expect(await theirs.decrypt(await ours.encrypt(text), 'text')).toBe(text)

  const written = new Encrypter()
  written.setScryptWorkFactor(cost)
  written.setPassphrase(passphrase)
  const reader = new Decrypter()
  reader.addIdentity(identityOf(passphrase))
  expect(await reader.decrypt(await written.encrypt(text), 'text')).toBe(text)
})

test('The same passphrase gives each file another salt and another key', async () => {
  const [one] = await recipientOf(passphrase, cost).wrapFileKey(fileKey)
  const [other] = await recipientOf(passphrase, cost).wrapFileKey(fileKey)
  expect(one?.args[1]).not.toBe(other?.args[1])
  expect(one?.body).not.toEqual(other?.body)
})

test('Another passphrase, another kind and damaged parameters open nothing', async () => {
  const [stanza] = await recipientOf(passphrase, cost).wrapFileKey(fileKey)
  if (!stanza) throw new Error('no stanza')
  const { args, body } = stanza
  const [kind, salt] = args as [string, string]
  const own = identityOf(passphrase)
  expect(await own.unwrapFileKey([stanza])).toEqual(fileKey)
  expect(await identityOf('another').unwrapFileKey([stanza])).toBeNull()
  const damaged = [
    [],
    [stanza, stanza],
    [new Stanza(['X25519', salt, '10'], body)],
    [new Stanza([kind, salt], body)],
    [new Stanza([kind, salt, '0'], body)],
    [new Stanza([kind, salt, '9'], body)],
    [new Stanza([kind, salt, '21'], body)],
    [new Stanza([kind, salt, '1e1'], body)],
    [new Stanza([kind, `A${salt.slice(1)}`, '11'], body)],
    [new Stanza([kind, salt, '10'], body.subarray(1))],
  ]
  for (const stanzas of damaged) expect(await own.unwrapFileKey(stanzas)).toBeNull()
})

test('The event loop goes on while a key is derived', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    turning = setImmediate(count)
  }
  let turning = setImmediate(count)
  await recipientOf(passphrase).wrapFileKey(fileKey)
  clearImmediate(turning)
  expect(turns).toBeGreaterThan(100)
})
