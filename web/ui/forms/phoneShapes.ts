import * as z from 'zod/mini'
import { readPhone } from '#web/generated/text/phone.ts'
import { phoneProblem } from '#web/generated/text/phoneProblem.ts'

const problem = (value: string) => (value === '' ? null : phoneProblem('Phone number', readPhone(value)))

/** A message for a value of a phone field that the API would refuse. */
const accepted = z.refine<string>((value) => problem(value) === null, {
  error: ({ input }) => problem(String(input)) ?? '',
})

export const requiredPhone = z.string().check(z.minLength(1, 'Phone number is required'), accepted)

/** A phone number that may lack. */
export const givenPhone = z.string().check(accepted)

/** Null when blank. */
export const optionalPhone = z.pipe(
  z.string().check(accepted),
  z.transform((value) => value || null),
)
