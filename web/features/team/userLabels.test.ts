import { expect, test } from 'vitest'
import { type LabelledUser, userLabels } from './userLabels.ts'

const zone = 'America/New_York'
const sam = (id: string, differs: Partial<LabelledUser> = {}): LabelledUser => ({
  id,
  fullName: 'Sam Cole',
  role: 'EMPLOYEE',
  email: null,
  createdAt: '2026-03-04T15:00:00.000Z',
  ...differs,
})
const kim = sam('kim', { fullName: 'Kim Kerr' })

test.each<[string, readonly LabelledUser[], readonly string[]]>([
  ['a role', [sam('1', { role: 'ADMIN' }), sam('2')], ['Sam Cole (Admin)', 'Sam Cole (Employee)']],
  [
    'an address that the viewer sees',
    [sam('1', { email: 'sam@shop.example' }), sam('2', { email: 'cole@shop.example' })],
    ['Sam Cole (sam@shop.example)', 'Sam Cole (cole@shop.example)'],
  ],
  [
    'a day of joining, when only the own address is seen',
    [sam('1', { email: 'sam@shop.example' }), sam('2', { createdAt: '2026-06-01T02:00:00.000Z' })],
    ['Sam Cole (joined Mar 4, 2026)', 'Sam Cole (joined May 31, 2026)'],
  ],
  [
    'the order of joining',
    [sam('1', { createdAt: '2026-03-04T15:00:01.000Z' }), sam('2')],
    ['Sam Cole (2)', 'Sam Cole (1)'],
  ],
  [
    'a detail in which all of three differ',
    [
      sam('1', { role: 'ADMIN', createdAt: '2026-01-04T15:00:00.000Z' }),
      sam('2', { createdAt: '2026-02-04T15:00:00.000Z' }),
      sam('3'),
    ],
    ['Sam Cole (joined Jan 4, 2026)', 'Sam Cole (joined Feb 4, 2026)', 'Sam Cole (joined Mar 4, 2026)'],
  ],
])('users of one name are told apart by %s, others by their name', (_by, namesakes, labels) => {
  const found = userLabels([kim, ...namesakes], zone)
  expect(['kim', ...namesakes.map(({ id }) => id)].map((id) => found.get(id))).toEqual([
    'Kim Kerr',
    ...labels,
  ])
})
