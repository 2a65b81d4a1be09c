import { describe, expect, it } from 'vitest'
import { decodeBytes, findEncoding } from './encoding.ts'
import { type FileEncoding, fileEncodings } from './shape.ts'
import { readAll } from './testing/readAll.ts'

const decode = (bytes: Uint8Array, encoding: FileEncoding) => [...decodeBytes(bytes, encoding)].join('')
const all = Uint8Array.from({ length: 256 }, (_, index) => index)

// The upper halves, from the tables of the Unicode consortium; the controls of windows-1252 stand for themselves.
const upper: Partial<Record<FileEncoding, string>> = {
  'windows-1252':
    '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ\xa0¡¢£¤¥¦§¨©ª«¬\xad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  'windows-1250':
    '€\x81‚\x83„…†‡\x88‰Š‹ŚŤŽŹ\x90‘’“”•–—\x98™š›śťžź\xa0ˇ˘Ł¤Ą¦§¨©Ş«¬\xad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  'windows-1251':
    'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\x98™љ›њќћџ\xa0ЎўЈ¤Ґ¦§Ё©Є«¬\xad®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xa0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
}

describe('the bytes of an encoding', () => {
  it.each(Object.entries(upper) as [FileEncoding, string][])('All 256 of %s are read', (encoding, half) => {
    const lower = String.fromCharCode(...all.slice(0, 128))
    expect(decode(all, encoding)).toBe(lower + half)
  })

  it('are whole characters, wherever a piece of the file ends', () => {
    for (const text of ['a', 'aé', 'é€😀'].map((end) => 'a😀é€'.repeat(12_000) + end)) {
      expect(decode(Buffer.from(text), 'utf-8')).toBe(text)
      expect(decode(Buffer.from(text, 'utf16le'), 'utf-16le')).toBe(text)
      expect(decode(Buffer.from(text, 'utf16le').swap16(), 'utf-16be')).toBe(text)
    }
  })

  it('are read as a file by every encoding, whatever they are', async () => {
    for (const encoding of fileEncodings) {
      const bytes = Buffer.concat([Buffer.from('Name\n'), all, Buffer.from('\n')])
      const { records } = await readAll(bytes, { encoding, quotesAsText: true })
      for (const cell of records.flatMap(({ cells }) => cells)) expect(cell).not.toContain('\0')
    }
  })
})

describe('the encoding of a file', () => {
  it.each<[FileEncoding, Buffer]>([
    ['utf-8', Buffer.from('Name,Zoë')],
    ['utf-8', Buffer.from('\ufeffName,Zoë')],
    ['utf-16le', Buffer.from('\ufeffName,Zoë', 'utf16le')],
    ['utf-16be', Buffer.from('\ufeffName,Zoë', 'utf16le').swap16()],
    ['windows-1252', Buffer.from('Name,Zo\xeb', 'latin1')],
  ])('is %s', async (encoding, file) => {
    const { shape, rows } = await readAll(file)
    expect(shape.encoding).toBe(encoding)
    expect(rows).toEqual([['Name', 'Zoë']])
  })

  it('is found by the whole file', () => {
    const valid = Buffer.from('é'.repeat(100_000))
    expect(findEncoding(valid)).toBe('utf-8')
    expect(findEncoding(Buffer.concat([valid, Buffer.from([0xe9])]))).toBe('windows-1252')
    expect(findEncoding(valid.subarray(0, -1))).toBe('windows-1252')
  })

  it('can be chosen', async () => {
    const file = Buffer.from('Name,\x8e\xe8', 'latin1')
    expect((await readAll(file, { encoding: 'windows-1250' })).rows).toEqual([['Name', 'Žč']])
    expect((await readAll(file, { encoding: 'macintosh' })).rows).toEqual([['Name', 'éË']])
  })
})
