import { describe, expect, it } from 'vitest'
import { readOne } from '#api/modules/imports/testing/readOne.ts'
import { splitAddress } from './splitAddress.ts'

describe('an address in one cell', () => {
  it.each([
    ['12 Main St, Rochester, NY 14600', '12 Main St', 'Rochester', 'NY 14600'],
    [
      '12 Main St, Apt 4, Rochester, NY 14600-1234, USA',
      '12 Main St, Apt 4',
      'Rochester',
      'NY 14600-1234, USA',
    ],
    ['12 Main St, Rochester, NY 14600 United States', '12 Main St', 'Rochester', 'NY 14600, United States'],
    ['12 Main St\nRochester NY 14600', '12 Main St', 'Rochester', 'NY 14600'],
    ['12 Main St\nNew Paltz, New York 14600', '12 Main St', 'New Paltz', 'New York 14600'],
    ['12 Main St  Rochester  NY  14600  US', '12 Main St', 'Rochester', 'NY 14600, US'],
    ['12 Main St  Apt 4  Rochester  NY  14600', '12 Main St, Apt 4', 'Rochester', 'NY 14600'],
    ['1 King St, Toronto, ON M5H 1A1, Canada', '1 King St', 'Toronto', 'ON M5H 1A1, Canada'],
    ['12 Main St Rochester NY 14600', '12 Main St Rochester NY 14600', '', ''],
    ['12 Main St', '12 Main St', '', ''],
    ['Lindenlaan 1, 3512 AB Utrecht', 'Lindenlaan 1, 3512 AB Utrecht', '', ''],
    ['', '', '', ''],
  ])('%j', (address, street, city, rest) => {
    expect(splitAddress(address)).toEqual({ street, city, rest })
  })

  it('takes no time for long texts', () => {
    expect(splitAddress('Main '.repeat(200_000)).city).toBe('')
  })
})

describe('the address of a record', () => {
  const who = { Name: 'Ann Lee', Phone: '5852000100' }

  it.each<[Record<string, string>, string | null, string | null, string | null]>([
    [{ Street: '12 Main St', City: 'Rochester' }, '12 Main St', 'Rochester', null],
    [{ 'Street 1': '12 Main St', 'Street 2': 'Apt 4', City: '' }, '12 Main St, Apt 4', null, null],
    [
      { Address: '12 Main St, Rochester, NY 14600', City: 'Rochester' },
      '12 Main St, Rochester, NY 14600',
      'Rochester',
      null,
    ],
    [{ Address: '12 Main St', City: '' }, '12 Main St', null, null],
    [{ City: 'Rochester', State: 'NY', Zip: '14600' }, null, 'Rochester', 'State: NY\nZip: 14600'],
    [{ Streetname: 'Main St', Extension: 'b', Number: '12', City: '' }, 'Main St 12 b', null, null],
    [
      { 'Billing Street': '', 'Service Street': '7 Lake Rd', 'Service City': 'Geneva' },
      '7 Lake Rd',
      'Geneva',
      null,
    ],
    [
      { 'Service Street': '7 Lake Rd', 'Billing Street': '12 Main St', 'Billing City': 'Rochester' },
      '12 Main St',
      'Rochester',
      'Service address: 7 Lake Rd',
    ],
    [
      {
        'Billing Street': '12 Main St',
        'Billing City': 'X',
        'Shipping Street': '12 MAIN ST',
        'Shipping City': 'x',
      },
      '12 Main St',
      'X',
      null,
    ],
    [
      { 'Home Street': '', 'Home City': '', 'Business Street': '1 Elm', 'Business City': 'Y' },
      '1 Elm',
      'Y',
      null,
    ],
    [{ 'Address 1 - Street': '1 Elm', 'Address 2 - Street': '2 Oak' }, '1 Elm', null, 'Address 2: 2 Oak'],
    [
      { BADDR1: 'Ann Lee', BADDR2: '12 Main St', BADDR3: 'Rochester, NY 14600', BADDR4: '' },
      '12 Main St',
      'Rochester',
      'BADDR1: NY 14600',
    ],
    [
      { 'Billing Address': 'Ann Lee\n12 Main St\nRochester NY 14600' },
      '12 Main St',
      'Rochester',
      'Billing Address: NY 14600',
    ],
    [{ Address: 'Ann Lee', City: 'X' }, 'Ann Lee', 'X', null],
  ])('%j', (record, address, city, notes) => {
    expect(readOne({ ...who, ...record })).toMatchObject({ address, city, notes, warnings: [] })
  })

  it('leaves out further addresses when nothing is to be kept', () => {
    const record = { ...who, Street: '1 Elm', 'Service Street': '2 Oak' }
    expect(readOne(record, { keepInNotes: false })).toMatchObject({
      address: '1 Elm',
      notes: null,
      warnings: ['Service address is left out.'],
    })
  })
})
