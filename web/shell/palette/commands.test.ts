import { expect, test } from 'vitest'
import { businessScreens } from '#web/routes.tsx'
import { destinationsOf } from '../navigation.ts'
import { commandsMatching } from './commands.ts'

const labels = (text: string, { role = 'EMPLOYEE', withPoints = true } = {}) => {
  const { places, additions } = commandsMatching(text, { role, withPoints }, destinationsOf(businessScreens))
  return [...places, ...additions].map(({ label }) => label)
}

test('Every word of the text begins a word of the name', () => {
  expect(labels('hot')).toEqual(['Hot Board', 'Add Hot Board Item'])
  expect(labels('add CUST')).toEqual(['Add Customer'])
  expect(labels('ups')).toEqual(['Follow-ups'])
  expect(labels('oard')).toEqual([])
})

test('What only admins see is offered to them alone', () => {
  expect(labels('sms')).toEqual([])
  expect(labels('webhook')).toEqual([])
  expect(labels('sms', { role: 'ADMIN' })).toEqual(['SMS Settings'])
})

test('What managers and admins see is not offered to employees', () => {
  expect(labels('reports')).toEqual([])
  expect(labels('reports', { role: 'MANAGER' })).toEqual(['Reports'])
  expect(labels('reports', { role: 'ADMIN' })).toEqual(['Reports'])
})

test('A shop without points has no Team Board to go to', () => {
  expect(labels('team')).toEqual(['Team Board', 'Settings › Team'])
  expect(labels('team', { withPoints: false })).toEqual(['Settings › Team'])
})

test('Nothing typed offers every destination and every addition', () => {
  expect(labels('', { role: 'ADMIN' }).length).toBeGreaterThan(12)
})

test.each([
  ['webhooks', 'Webhooks'],
  ['api keys', 'API Keys'],
  ['interests', 'Interests'],
  ['tags', 'Tags'],
  ['fields', 'Fields'],
  ['calendar f', 'Calendar Feed'],
  ['audit', 'Audit Trail'],
  ['time zone', 'Time Zone'],
  ['settings limit', 'Daily Limit'],
])('%s leads an admin to Settings', (text, section) => {
  expect(labels(text, { role: 'ADMIN' })).toEqual([`Settings › ${section}`])
})

test.each([
  ['new webhook', 'Add Webhook'],
  ['New Webh', 'Add Webhook'],
  ['create api', 'Create API Key'],
  ['new key', 'Create API Key'],
  ['new interest', 'Add Interest Option'],
  ['add team', 'Add Team Member'],
  ['new member', 'Add Team Member'],
])('%s adds it for an admin, and is offered to nobody else', (text, command) => {
  expect(labels(text, { role: 'ADMIN' })).toEqual([command])
  expect(labels(text, { role: 'MANAGER' })).toEqual([])
})

test('The word new finds the other additions too, but does not crowd out customers whose name begins with it', () => {
  expect(labels('new cust')).toEqual(['Add Customer'])
  expect(labels('new')).toEqual([])
  expect(labels('ne')).toEqual([])
})
