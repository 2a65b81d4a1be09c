import { z } from 'zod'
import { text } from '#api/core/input/input.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'

/** The superadmin's username, which no other account may take. */
export const superadminUsername = 'triton'

/** The username that anyone may use to sign in at the demo business; reserved in all other businesses. */
export const demoUsername = 'demo'

/**
 * Maps all spellings of a username to one. It must be coarser than the comparison in the database, never finer: any
 * two spellings that the database treats as equal must fold to the same text.
 */
export function foldUsername(username: string): string {
  return username.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().toUpperCase()
}

/** Whether two texts are spellings of the same username. */
export function sameUsername(one: string, other: string): boolean {
  return foldUsername(one) === foldUsername(other)
}

// Letters of other alphabets that look like Latin ones in common fonts, each before the letter it imitates. A short
// selection from the confusables of Unicode Technical Standard 39, because the full list also takes `1` for `l` and
// `rn` for `m`, which would refuse legitimate names. Upper and lower case are listed separately because they look
// different.
const alphabets = {
  cyrillic:
    'АAаaВBвbЕEеeКKкkМMмmНHнhОOоoРPрpСCсcТTтtУYуyХXхxЅSѕsІIіiЈJјjҺHһhԀDԁdԚQԛqԜWԝwӀIӏlҮYүyгrЗ3з3ЬbьbѴVѵvԌGԍg',
  greek: 'ΑAαaΒBβbΕEεeΖZΗHηnΙIιiΚKκkΜMμuΝNνvΟOοoΡPρpΤTτtΥYυuΧXχxγyωwσoςcϹCͿJϳjϜF',
  armenian: 'ՕOօoՍUսuՏSԼLհhոnցgգqզqյj',
  latin: 'ıiɑaɡgɩiʏYɪIɴNʀRʙBʜHʟLᴀAᴄCᴅDᴇEᴊJᴋKᴍMᴏOᴘPᴛTᴜUᴠVᴡWᴢZꜱSɢGǀl',
}

const latinFor = new Map<string, string>()
for (const pairs of Object.values(alphabets)) {
  for (const [, letter = '', latin = ''] of pairs.matchAll(/(.)(.)/gu)) latinFor.set(letter, latin)
}

const inLatin = (text: string) => Array.from(text, (letter) => latinFor.get(letter) ?? letter).join('')

/**
 * Maps all names that look the same to one spelling: letters of other alphabets become the Latin ones they imitate,
 * full-width and ornamental letters become plain ones, invisible characters are removed, and case is folded. Accents
 * stay: é is not e.
 */
function looksOf(name: string): string {
  // Replaced before decomposition as well, because decomposition turns a lunate sigma (Ϲ) into a Σ.
  const plain = inLatin(name)
    .normalize('NFKD')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim()
  return inLatin(plain).toLowerCase().normalize('NFC')
}

/** Whether two names cannot be told apart by sight. */
export function looksTheSame(one: string, other: string): boolean {
  return looksOf(one) === looksOf(other)
}

/** Whether this is the shared demo account, whose username and password never change. */
export function isDemoAccount({ businessId, username }: { businessId: number; username: string }): boolean {
  return businessId === demoBusinessId && sameUsername(username, demoUsername)
}

const invisibleInName = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a name is a reserved one, or cannot be told apart from it by sight. */
export function passesFor(username: string, reserved: string): boolean {
  return sameUsername(username, reserved) || looksTheSame(username, reserved)
}

/** What is wrong with the usernames of whole businesses, by the rules for new ones; null for nothing. */
export function problemOfUsernames(
  accounts: readonly { businessId: number; username: string }[],
): string | null {
  const known = new Map<string, string>()
  for (const { businessId, username } of accounts) {
    const isReserved =
      passesFor(username, superadminUsername) ||
      (passesFor(username, demoUsername) && businessId !== demoBusinessId)
    if (isReserved) return `the username ${username} is reserved`
    if (username.search(invisibleInName) >= 0) return `the username ${username} has invisible characters`
    const looks = `${businessId} ${looksOf(username)}`
    const other = known.get(looks)
    if (other !== undefined) return `the usernames ${other} and ${username} look the same`
    known.set(looks, username)
  }
  return null
}

/**
 * Input for a new username, at most 80 characters. Invisible characters are refused because they would let a name
 * imitate another user's or a reserved one.
 */
export function chosenUsername(label: string, required?: string) {
  // The canonical form of a text has lost them, so they are replaced by a blank that stays.
  const shown = (value: unknown) =>
    typeof value === 'string' ? value.trim().replaceAll(invisibleInName, '\u2800') : value
  return z
    .preprocess(shown, text(label, 80, required))
    .refine((username) => !username.includes('\u2800'), `${label} contains characters that are not allowed`)
}
