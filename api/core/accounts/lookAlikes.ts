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
export function looksOf(name: string): string {
  // Replaced before decomposition as well, because decomposition turns a lunate sigma (Ϲ) into a Σ.
  const plain = inLatin(name)
    .normalize('NFKD')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim()
  return inLatin(plain).toLowerCase().normalize('NFC')
}
