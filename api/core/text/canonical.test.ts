import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { awkwardText } from '#api/testing/harness/samples/awkwardText.ts'
import { canonical } from './canonical.ts'
import { fold } from './fold.ts'

describe('the canonical form', () => {
  it.each([
    ['José Muñoz'.normalize('NFD'), 'José Muñoz'],
    ['Da\u200brts', 'Darts'],
    ['tim@example.org\u200b', 'tim@example.org'],
    ['\u202aRené\u202c\u00a0Müller\ufeff', 'René Müller'],
    ['co\u00adop', 'coop'],
    ['a\u{e0041}b', 'ab'],
    ['Ana\ufe0f', 'Ana'],
    ['5\ufe0f', '5'],
    ['An\u200dna\u200c', 'Anna'],
    ['❤\ufe0f\u200d', '❤\ufe0f'],
    ['e\u034f\u0301', 'é'],
    ['one\u2028two', 'one\ntwo'],
    ['ᄀ\u1160', 'ᄀ'],
    ['🏴\u{e0061}\u{e0062}', '🏴'],
  ])('The canonical form of %j is %j', (given, expected) => expect(canonical(given)).toBe(expected))

  it.each([
    ...['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️‍🔥', '1️⃣', '#️⃣', '👩🏽‍⚕️', '🏳️‍🌈', '👁️‍🗨️', '☎︎', '🇩🇪'],
    ...['می‌خواهم', 'क्‍ष', 'क्‌ष', 'ශ්‍රී', 'র‍্যাব', '葛󠄀城', 'ه‍', 'ᠮᠣᠩᠭᠣᠯ᠋'],
    ...['Zoë', 'Łukasz', 'O’Hara', 'ﬁn', 'ＡＮＡ', 'Nguyễn', 'שָׁלוֹם'.normalize('NFC'), '田中　太郎', 'a\n\tb'],
  ])('keeps %s', (text) => expect(canonical(text)).toBe(text))

  it('has none of the characters that cannot be seen between Latin letters', () => {
    const kept: string[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code)
      if (!/[\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(character)) continue
      if (canonical(`a${character}b`) !== 'ab') kept.push(code.toString(16))
    }
    expect(kept).toEqual([])
  })

  it('is stable, composed, and means the same to a search', () => {
    fc.assert(
      fc.property(awkwardText, (text) => {
        const form = canonical(text)
        expect(canonical(form)).toBe(form)
        expect(form).toBe(form.normalize('NFC').trim())
        expect(form.length).toBeLessThanOrEqual(text.normalize('NFC').length)
        expect(canonical(text.normalize('NFD'))).toBe(canonical(text.normalize('NFC')))
      }),
    )
  })
})

describe('the folded form', () => {
  it.each([
    ['Łukasz', 'lukasz'],
    ['Groß', 'GROSS'],
    ['STRAẞE', 'strasse'],
    ['Søren', 'soren'],
    ['İPEK ŞAHİN', 'ipek sahin'],
    ['IŞIK', 'ışık'],
    ['O’Hara', "o'hara"],
    ['OʼHara', 'O`Hara'],
    ['Anne‑Marie', 'anne–marie'],
    ['Zoë'.normalize('NFD'), 'zoe'],
    ['Đorđe', 'dorde'],
    ['Œuvre', 'oeuvre'],
    ['ﬁn', 'FIN'],
    ['ＡＮＡ　５', 'ana 5'],
    ['ΝΊΚΟΣ', 'νικος'],
    ['Ёлкин', 'елкин'],
    ['Nguyễn', 'nguyen'],
    ['שָׁלוֹם', 'שלום'],
    ['محـمَّد', 'محمد'],
    ['می‌خواهم', 'میخواهم'],
    ['Þór Ægisson', 'thor aegisson'],
    ['Da\u200brts', 'darts'],
    ['René\u00a0 Müller ', 'rene muller'],
    ['ᏣᎳᎩ', 'ꮳꮃꭹ'],
  ])('The folded form of %j and %j is the same', (one, other) => expect(fold(one)).toBe(fold(other)))

  it.each([
    ['O’Hara', 'ohara'],
    ['か', 'が'],
    ['क', 'कि'],
    ['가', '각'],
    ['Muller', 'Mueller'],
  ])('The folded form of %j and %j differs', (one, other) => expect(fold(one)).not.toBe(fold(other)))

  it('is stable, and the same for every spelling of a text', () => {
    fc.assert(
      fc.property(awkwardText, (text) => {
        expect(fold(fold(text))).toBe(fold(text))
        expect(fold(canonical(text))).toBe(fold(text))
        expect(fold(text.normalize('NFD'))).toBe(fold(text))
      }),
    )
  })
})
