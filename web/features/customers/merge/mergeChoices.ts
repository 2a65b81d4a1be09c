import { graphql, readInlineData } from 'react-relay/hooks'
import type { MergeValueInput } from '#web/__generated__/MergeDialogMutation.graphql.ts'
import type { mergeChoices_difference$key } from '#web/__generated__/mergeChoices_difference.graphql.ts'
import { statusWords } from '#web/features/customers/customerStatus.ts'
import { formatPhone } from '#web/lib/phone.ts'

/** Whose value is chosen: that of the first or the second customer, or both. */
export type Chosen = '0' | '1' | 'both'

type Difference = ReturnType<typeof readDifference>

/** A field in which two customers differ. */
export function readDifference(difference: mergeChoices_difference$key) {
  const { field, label, customerValue, otherValue, from, canKeepBoth } = readInlineData(
    graphql`
      fragment mergeChoices_difference on MergeDifference @inline {
        field
        label
        customerValue
        otherValue
        from
        canKeepBoth
      }
    `,
    difference,
  )
  return { field, label, customerValue, otherValue, from, canKeepBoth }
}

/** A value as screens show it. */
export function valueWords(field: string, value: string): string {
  if (field === 'phoneNumber') return formatPhone(value)
  return field === 'status' ? statusWords[value as keyof typeof statusWords] : value
}

/** What is chosen for a field; without a choice the value of the one who stays, or both. */
export function chosenFor(
  { field, from }: Difference,
  stays: Chosen,
  choices: Record<string, Chosen>,
): Chosen {
  return choices[field] ?? (from === 'BOTH' ? 'both' : stays)
}

/** The choices as the mutation takes them. */
export function mergeValues(
  differences: readonly Difference[],
  stays: Chosen,
  choices: Record<string, Chosen>,
): MergeValueInput[] {
  return differences.map((difference) => {
    const chosen = chosenFor(difference, stays, choices)
    return {
      field: difference.field,
      from: chosen === 'both' ? 'BOTH' : chosen === stays ? 'CUSTOMER' : 'OTHER',
    }
  })
}
