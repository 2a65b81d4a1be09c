import { expect, it } from 'vitest'
import { deviceOf, networkOf, placeOf } from '#api/modules/auth/sessions/origin.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${webKit} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
  ['curl/8.4.0', null],
  ['', null],
  [undefined, null],
])('%j is the device %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

it('A device of any length fits', () => {
  expect(deviceOf(`${'x'.repeat(10_000)}/1 `)).toBeNull()
  expect(deviceOf(`${'x'.repeat(400)}/1 y`)).toHaveLength(80)
})

it.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:12:34::5', '2001:db8:12:x'],
  ['::1', '0:0:0:x'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Etc/GMT+3', null],
  ['UTC', null],
  ['America/Your_Office', null],
  ['America/<b>', null],
  [undefined, null],
])('The time zone %s is at %j', (timeZone, place) => {
  expect(placeOf(timeZone)).toBe(place)
})
