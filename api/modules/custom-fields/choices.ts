import { z } from 'zod'
import { fold } from '#api/core/text/fold.ts'

/** A choice of a custom field, as its column holds it. Its number is never given to another one. */
const choiceShape = z.object({
  id: z.int(),
  label: z.string(),
  /** The choice that customers with this one have instead. */
  replacedBy: z.int().optional(),
  /** Nobody had it when it was taken off the list; a customer who comes back from the trash may. */
  isRemoved: z.literal(true).optional(),
})
export type Choice = z.output<typeof choiceShape>

const choicesShape = z.array(choiceShape)

export const choicesOf = ({ choices }: { choices: unknown }): Choice[] => choicesShape.parse(choices)

/** The choices that a form offers. */
export const offered = (choices: readonly Choice[]) =>
  choices.filter(({ replacedBy, isRemoved }) => replacedBy === undefined && !isRemoved)

/** The choice that a stored number means by now. */
export function choiceNow(choices: readonly Choice[], id: number): Choice | undefined {
  const choice = choices.find((one) => one.id === id)
  // A choice is replaced by a later act only, so this ends.
  return choice?.replacedBy === undefined ? choice : choiceNow(choices, choice.replacedBy)
}

export const choiceLabelled = (choices: readonly Choice[], label: string) =>
  offered(choices).find((choice) => fold(choice.label) === fold(label))
