import { canonical } from '#web/generated/text/canonical.ts'
import { nameKey } from '#web/generated/text/words.ts'

/** The form values that are checked for duplicates. */
export interface TypedCustomer {
  readonly firstName: string
  readonly lastName: string
  /** Digits only. */
  readonly phoneNumber: string
  readonly email: string
}

/** The complete values; incomplete ones are null. */
export interface Question {
  readonly phoneNumber: string | null
  readonly email: string | null
  readonly name: string | null
}

/** The fields of a customer that are compared with the form. */
export interface Customer {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email: string | null
}

/** Accents of an address count, as on the server. */
const sameAddress = (address: string) => canonical(address).toLowerCase()

/** The form values that are complete enough to compare; null when there are none. */
export function questionOf({ firstName, lastName, phoneNumber, email }: TypedCustomer): Question | null {
  const question = {
    phoneNumber: /^\d{7,10}$/.test(phoneNumber) ? phoneNumber : null,
    email: /^\S+@\S+\.\S+$/.test(email.trim()) ? sameAddress(email) : null,
    name: firstName.trim() && lastName.trim() ? nameKey(`${firstName} ${lastName}`) : null,
  }
  return Object.values(question).some((part) => part !== null) ? question : null
}

/** The values that a customer shares with the form, the strongest first. */
export function likeness(customer: Customer, question: Question): ('phone' | 'email' | 'name')[] {
  const { phoneNumber, email, firstName, lastName } = customer
  const shared = {
    phone: phoneNumber === question.phoneNumber,
    email: email !== null && sameAddress(email) === question.email,
    name: nameKey(`${firstName} ${lastName}`) === question.name,
  }
  return (['phone', 'email', 'name'] as const).filter((value) => shared[value])
}
