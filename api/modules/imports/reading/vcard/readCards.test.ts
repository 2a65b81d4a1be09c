import { describe, expect, it } from 'vitest'
import { readAll } from '../testing/readAll.ts'
import { cardColumns } from './cardColumns.ts'

/** The cards of a file as objects, by the names of its header record. */
async function cardsOf(file: string | Uint8Array) {
  const { records, shape } = await readAll(file)
  expect(shape.kind).toBe('VCARD')
  const [header, ...cards] = records
  expect(header?.line).toBe(0)
  expect(cardColumns).toEqual(expect.arrayContaining(header?.cells ?? []))
  return cards.map(({ cells }) =>
    Object.fromEntries(
      (header?.cells ?? []).flatMap((name, index) => (cells[index] ? [[name, cells[index]]] : [])),
    ),
  )
}

const lines = (...rows: string[]) => ['BEGIN:VCARD', ...rows, 'END:VCARD', ''].join('\r\n')

describe('a vCard file', () => {
  it('of an iPhone, 3.0: groups, folded lines, pictures, escapes', async () => {
    const file = lines(
      'VERSION:3.0',
      'N:Muster;Jo;Maria;Dr.;Jr.',
      'FN:Dr. Jo Maria Muster Jr.',
      'ORG:Muster\\, Sons;Sales',
      'item1.EMAIL;type=INTERNET;type=WORK:old@example.org',
      'EMAIL;type=INTERNET;type=pref:jo@exam',
      ' ple.org',
      'item2.TEL;type=IPHONE;type=CELL;type=VOICE;type=pref:+1 (512) 555-0100',
      'TEL;type=HOME;type=FAX:512 555 0109',
      'item3.ADR;type=HOME;type=pref:;;1 Main St\\nApt 4;Springfield;IL;62701;United States',
      'item3.X-ABADR:us',
      'BDAY:1985-04-12',
      'item4.URL;type=pref:http\\://example.org',
      'NOTE:One\\nTwo\\, three\\; four\\\\n',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQ',
      ' TEL:5125559999',
      'X-ABUID:5AD380FD',
    )
    expect(await cardsOf(file)).toEqual([
      {
        'First Name': 'Jo Maria',
        'Last Name': 'Muster Jr.',
        'Full Name': 'Dr. Jo Maria Muster Jr.',
        'Organization Name': 'Muster, Sons',
        'Mobile Phone': '+1 (512) 555-0100',
        Email: 'jo@example.org',
        'Email 2': 'old@example.org',
        Street: '1 Main St\nApt 4',
        City: 'Springfield',
        Region: 'IL',
        'Postal Code': '62701',
        Country: 'United States',
        Birthday: '1985-04-12',
        Website: 'http://example.org',
        Notes: 'One\nTwo, three; four\\n\nFax: 512 555 0109',
      },
    ])
  })

  // ical.js 2.2.1 fails on this one: it takes the line after a soft break for an invalid line, and leaves `=C3=96`.
  it('of Android, 2.1: quoted-printable with soft breaks and a charset, types without a name', async () => {
    const file = lines(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=96zg=C3=BCr;Ay=C5=9Fe;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Ay=C5=9Fe =C3=96zg=C3=',
      '=BCr =',
      'X',
      'TEL;CELL;PREF:5125550100',
      'TEL;WORK:5125550101',
      'TEL;CELL:5125550102',
      'TEL;X-Shop:5125550103',
      'SOUND;X-IRMC-N;CHARSET=UTF-8:;;;;',
      'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Caf=E9=0D=0AOpen',
      'ORG;QUOTED-PRINTABLE:Zo=EB',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ',
      ' SkZJRg==',
      '',
      'EMAIL;INTERNET:a@example.org',
    )
    expect(await cardsOf(file)).toEqual([
      {
        'First Name': 'Ayşe',
        'Last Name': 'Özgür',
        'Full Name': 'Ayşe Özgür X',
        'Organization Name': 'Zoë',
        'Mobile Phone': '5125550100',
        'Work Phone': '5125550101',
        'Other Phone': '5125550102, 5125550103',
        Email: 'a@example.org',
        Notes: 'Café\nOpen',
      },
    ])
  })

  it('of Google, 3.0: line feeds, one name, categories', async () => {
    const file = 'BEGIN:VCARD\nVERSION:3.0\nFN:Solo\nN:;Solo;;;\nCATEGORIES:myContacts,VIP\nEND:VCARD\n'
    expect(await cardsOf(`${file}\n${file.replaceAll('Solo', 'Duo')}`)).toEqual([
      { 'First Name': 'Solo', 'Full Name': 'Solo', Categories: 'myContacts, VIP' },
      { 'First Name': 'Duo', 'Full Name': 'Duo', Categories: 'myContacts, VIP' },
    ])
  })

  it('of version 4.0: addresses of phones, quoted types, preferences', async () => {
    const file = lines(
      'VERSION:4.0',
      'FN:Ana Lima',
      'TEL;VALUE=uri;TYPE="work,voice":tel:+1-512-555-0101;ext=12',
      'TEL;VALUE=uri;PREF=1;TYPE=main:tel:+1-512-555-0100',
      'TEL;TYPE=pager:512-555-0103',
      'EMAIL:a@example.org',
      'EMAIL;PREF=1:mailto:b@example.org',
      'EMAIL:c@example.org',
      'ADR;LABEL="1 Main St: rear, Town":;Suite 2;1 Main St;Town;;;',
      'ADR:PO Box 7;;;Village;TX;78701;',
      'BDAY:19850412T000000Z',
    )
    expect(await cardsOf(file)).toEqual([
      {
        'Full Name': 'Ana Lima',
        'Main Phone': '+1-512-555-0100',
        'Work Phone': '+1-512-555-0101 x12',
        Email: 'b@example.org',
        'Email 2': 'a@example.org',
        Street: '1 Main St, Suite 2',
        City: 'Town',
        Birthday: '1985-04-12',
        Notes: 'Pager: 512-555-0103\nEmail: c@example.org\nAddress: PO Box 7, Village, TX, 78701',
      },
    ])
  })

  it('may know a birthday without its year', async () => {
    const apple = 'BDAY;value=date;X-APPLE-OMIT-YEAR=1604:1604-05-04'
    expect(await cardsOf(lines('FN:Ana', apple))).toEqual([{ 'Full Name': 'Ana', Birthday: '--05-04' }])
  })

  it('may lack an end, hold groups and cards of agents', async () => {
    const agent = 'AGENT:\r\nBEGIN:VCARD\r\nFN:Agent\r\nTEL:1\r\nEND:VCARD\r\nTEL:5125550100'
    const group = lines('FN:Friends', 'X-ADDRESSBOOKSERVER-KIND:group')
    const { records } = await readAll(
      `BEGIN:VCARD\r\nFN:One\r\n${lines('FN:Two', agent)}${group}begin:vcard\nfn:Last`,
    )
    expect(records).toEqual([
      { line: 0, cells: ['Full Name', 'Other Phone'] },
      { line: 1, cells: ['One'] },
      { line: 2, cells: ['Two', '5125550100'] },
      { line: 4, cells: ['Last'] },
    ])
  })

  it('may be of other encodings', async () => {
    const text = lines('FN:Zoë')
    expect(await cardsOf(Buffer.from(text, 'latin1'))).toEqual([{ 'Full Name': 'Zoë' }])
    expect(await cardsOf(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual([{ 'Full Name': 'Zoë' }])
  })
})
