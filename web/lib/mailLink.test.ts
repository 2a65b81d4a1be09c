import { expect, test } from 'vitest'
import { mailLink } from './mailLink.ts'

test.each([
  ['rae@acme.example', 'mailto:rae@acme.example'],
  ["o'neil+felt@acme.example", "mailto:o'neil%2Bfelt@acme.example"],
  ['rae@acme.example?bcc=eve@evil.example', 'mailto:rae@acme.example%3Fbcc%3Deve%40evil.example'],
  ['rae@acme.example&body=x#y', 'mailto:rae@acme.example%26body%3Dx%23y'],
  ['rae@acme.example\r\nBcc: eve', 'mailto:rae@acme.example%0D%0ABcc%3A%20eve'],
])('Writing to %j opens %s', (email, link) => {
  expect(mailLink(email)).toBe(link)
})
