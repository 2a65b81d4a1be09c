/** `(AAA` up to three digits, `(AAA)BBB` up to six, else `(AAA)BBB-CCCC`; a value that begins with `+` as it is. */
export function formatTypedPhone(value: string): string {
  if (value === '' || value.startsWith('+')) return value
  if (value.length <= 3) return `(${value}`
  if (value.length <= 6) return `(${value.slice(0, 3)})${value.slice(3)}`
  return `(${value.slice(0, 3)})${value.slice(3, 6)}-${value.slice(6)}`
}

/** A stored phone number as it is read: `555-0123`, `(AAA)BBB-CCCC`, and eight or nine digits plain. */
export function formatPhone(digits: string): string {
  if (digits.length === 7) return `${digits.slice(0, 3)}-${digits.slice(3)}`
  return digits.length === 8 || digits.length === 9 ? digits : formatTypedPhone(digits)
}
