// Letters of other alphabets that look like Latin ones in common fonts, each in front of the letter it passes for.
// A short selection from the confusables of Unicode Technical Standard 39: the whole list also takes `1` for `l` and
// `rn` for `m`, which would refuse honest names. Upper and lower case stand apart, because they look different.
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
 * One spelling for all names that look the same: letters of other alphabets as the Latin ones they pass for, full-width
 * and ornamental letters as plain ones, without invisible characters, in lower case. Accents stay: é is not e.
 */
export function looksOf(name: string): string {
  // Before decomposition too, which makes a lunate sigma (Ϲ) a Σ.
  const plain = inLatin(name)
    .normalize('NFKD')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim()
  return inLatin(plain).toLowerCase().normalize('NFC')
}
