import * as z from 'zod/mini'

export const passwordSchema = z.string().check(z.minLength(1, 'Password is required'))
export const codeSchema = z.string().check(z.trim(), z.minLength(1, 'Code is required'))
export const bothFactors = z.object({ password: passwordSchema, code: codeSchema })
