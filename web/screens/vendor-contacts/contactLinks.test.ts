import { expect, test } from 'vitest'
import { phoneLink, webLink } from './contactLinks.ts'

test.each([
  ['5185550121', '(518)555-0121', 'tel:5185550121'],
  ['(518) 555-0121', '(518) 555-0121', 'tel:5185550121'],
  ['518.555.0121 x14', '518.555.0121 x14', 'tel:5185550121'],
  ['518 555 0121 ext. 9', '518 555 0121 ext. 9', 'tel:5185550121'],
  ['+44 20 7946 0018', '+44 20 7946 0018', 'tel:+442079460018'],
  ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['Tel. +49 (0) 30 901820', 'Tel. +49 (0) 30 901820', 'tel:+4930901820'],
  ['(0)20 7946 0958', '(0)20 7946 0958', 'tel:02079460958'],
  ['(518) 555-0121 / 555-0122', '(518) 555-0121 / 555-0122', 'tel:5185550121'],
  ['518-555-0121 or 0122', '518-555-0121 or 0122', 'tel:5185550121'],
  ['1 518 555 0121 518 555 0122', '1 518 555 0121 518 555 0122', 'tel:15185550121'],
  ['555-0121 (9-5)', '555-0121 (9-5)', 'tel:5550121'],
  ['+44 20 7946 0018 +44 20 7946 0019', '+44 20 7946 0018 +44 20 7946 0019', 'tel:+442079460018'],
  ['011 44 20 7946 0018', '011 44 20 7946 0018', 'tel:011442079460018'],
  ['518-555-0121 (cell)', '518-555-0121 (cell)', 'tel:5185550121'],
  ['cell 518-555-0121', 'cell 518-555-0121', 'tel:5185550121'],
  ['fax: 518-555-0121', 'fax: 518-555-0121', 'tel:5185550121'],
  ['tel:+15185550121;ext=4', 'tel:+15185550121;ext=4', 'tel:+15185550121'],
  ['\uff0b44\u00a020 7946 0018', '\uff0b44\u00a020 7946 0018', 'tel:+442079460018'],
  ['1-800-FELT', '1-800-FELT', null],
  ['1-800-555-FELT', '1-800-555-FELT', null],
  ['ask Frank', 'ask Frank', null],
  ['12', '12', null],
])('The phone %j is shown as %j and dials %j', (written, text, href) => {
  expect(phoneLink(written)).toEqual({ text, href })
})

test.each([
  'office 518-555-0121 cell 518-555-0122',
  '518-555-0121 (cell) 518-555-0122',
  '518-555-0121 518-555-0122',
  'Tel: 518-555-0121 Fax: 518-555-0122',
  '518-555-0121 & 0122',
  '518-555-0121 * 9',
  '518-555-0121 - 9',
  '518-555-0121 (9-5)',
  '(518) 555-0121 mobile (518) 555-0122',
  '518-555-0121 after 5pm',
  '518 555 0121 ask for Zoë, not 0122',
])('The phone %j dials its first number', (written) => {
  expect(phoneLink(written)).toEqual({ text: written, href: 'tel:5185550121' })
})

test.each([
  ['https://acme.example/', 'acme.example', 'https://acme.example/'],
  ['HTTP://Acme.example/felt', 'Acme.example/felt', 'http://acme.example/felt'],
  ['www.acme.example', 'www.acme.example', 'https://www.acme.example/'],
  ['www.acme.example.', 'www.acme.example', 'https://www.acme.example/'],
  ['müller.example', 'müller.example', 'https://xn--mller-kva.example/'],
  ['例え.example/a', '例え.example/a', 'https://xn--r8jz45g.example/a'],
  ['acme.example:8443/a?b#c', 'acme.example:8443/a?b#c', 'https://acme.example:8443/a?b#c'],
])('The address %j is shown as %j and leads to %j', (written, text, href) => {
  expect(webLink(written)).toEqual({ text, href })
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(document.cookie)//https://acme.example',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:rae@acme.example',
  '//acme.example',
  'https:acme.example',
  '/settings',
  'none',
  'ask Rae',
  'https://',
  '',
])('%j is no page of the web', (written) => {
  expect(webLink(written)).toBeNull()
})
