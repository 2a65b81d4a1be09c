import { expect, it, test } from 'vitest'
import { post } from './post.ts'
import { isPublicAddress, publicLookup } from './publicAddress.ts'

test.each([
  ['192.0.32.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['127.9.9.9', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['198.18.0.1', false],
  ['192.0.2.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['fd12::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a00:1', false],
  ['::127.0.0.1', false],
  ['::7f00:1', false],
  ['::ffff:0:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fe00::1', false],
  ['4000::1', false],
  ['hello', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

// The forms in which a URL can name the loopback interface or a metadata service.
test.each([
  'http://127.0.0.1:1/',
  'http://2130706433:1/',
  'http://0x7f.1:1/',
  'http://[::1]:1/',
  'http://[::ffff:127.0.0.1]:1/',
  'http://[::127.0.0.1]:1/',
  'http://localhost:1/',
  'http://169.254.169.254/latest/meta-data',
])('Nothing is sent to %s', async (url) => {
  const request = { url, headers: {}, body: '{}', allowsPrivate: false, timeout: 5_000 }
  expect(await post(request)).toEqual({ failure: 'The address is not a public one.' })
})

it('A look-up refuses a host of which one address is private, and connects to the checked addresses', async () => {
  const resolved = (...addresses: string[]) =>
    new Promise((done) => {
      const resolve = async () => addresses.map((address) => ({ address, family: 4 }))
      const lookup = publicLookup(resolve)
      lookup('hooks.example', { all: true }, (error, found) => done(error?.message ?? found))
    })
  expect(await resolved('192.0.32.8', '10.0.0.1')).toBe('The address is not a public one')
  expect(await resolved()).toBe('The address is not a public one')
  expect(await resolved('192.0.32.8')).toEqual([{ address: '192.0.32.8', family: 4 }])
})
