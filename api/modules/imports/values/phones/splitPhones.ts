// What stands between two numbers, or before the label of the second: `Phone: … Mobile: …`.
const between = /\n|:::|[;,|&]|\s\/\s|\/(?=\s*\(?\d{3})|\b(?:or|and)\b|(?<=\d\)?)\s+(?=(?!ext)[a-z]{3,}[ :])/i

const northAmerican = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}/g

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** Numbers without anything between them but a space. */
function splitRun(piece: string): string[] {
  if (digitsIn(piece) <= 15) return [piece]
  const numbers = piece.match(northAmerican) ?? []
  return digitsIn(numbers.join('')) === digitsIn(piece) ? numbers : [piece]
}

/** The numbers in a cell that has several. */
export function splitPhones(text: string): string[] {
  return text
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => /\d/.test(piece))
    .flatMap(splitRun)
}
