import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WordChoices_business$key } from '#web/__generated__/WordChoices_business.graphql.ts'
import type { WordChoices_import$key } from '#web/__generated__/WordChoices_import.graphql.ts'
import type { CustomerStatus } from '#web/features/customers/customerStatus.ts'
import { statusOptions } from '#web/features/customers/statusOptions.ts'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import type { ChoicesState } from './useChoices.ts'
import { WordList } from './WordList.tsx'

interface WordChoicesProps {
  business: WordChoices_business$key
  file: WordChoices_import$key
  choices: ChoicesState
}

/** What the words of the file mean that Cuecard does not know: interests and statuses. Nothing without any. */
export function WordChoices({ business, file, choices: { chosen, change } }: WordChoicesProps) {
  const { interestOptions } = useFragment(
    graphql`
      fragment WordChoices_business on Business {
        interestOptions {
          label
        }
      }
    `,
    business,
  )
  const { interests, unknownStatuses } = useFragment(
    graphql`
      fragment WordChoices_import on Import {
        interests {
          word
          count
          label
          isNew
        }
        unknownStatuses {
          word
          count
        }
      }
    `,
    file,
  )
  // A word that has been chosen is no longer unknown; it stays here, so that the choice can be changed.
  const [decided, setDecided] = useState<readonly { word: string; count: number; status: CustomerStatus }[]>(
    [],
  )
  const statuses = [
    ...decided,
    ...unknownStatuses
      .filter(({ word }) => !decided.some((other) => other.word === word))
      .map((entry) => ({ ...entry, status: 'UNSOLD' as const })),
  ]
  const labels = interestOptions.map(({ label }) => label)
  const named = new Map(chosen.interests?.map(({ word, interest }) => [word, interest]))
  const unknown = interests.filter(({ word, label, isNew }) => isNew || label !== word)
  if (unknown.length === 0 && statuses.length === 0) return null
  return (
    <PageSection
      id="words"
      title="Words of the file"
      description="Cuecard adds an interest that it does not know, unless you choose one of yours."
    >
      <div className="grid gap-4 lg:grid-cols-2">
        <WordList
          title="Interests"
          words={unknown.map(({ word, count, label }) => ({
            word,
            count,
            value: named.get(word) ?? label,
            options: optionsFor(word, label, labels),
          }))}
          onChange={(word, interest) => change({ interests: [{ word, interest }] })}
        />
        <WordList
          title="Statuses"
          words={statuses.map(({ word, count, status }) => ({
            word,
            count,
            value: status,
            options: statusOptions,
          }))}
          onChange={(word, status) => {
            const { count = 0 } = statuses.find((entry) => entry.word === word) ?? {}
            setDecided((all) => [...all.filter((entry) => entry.word !== word), { word, count, status }])
            change({ statuses: [{ word, status }] })
          }}
        />
      </div>
    </PageSection>
  )
}

/** The interests that a word can become: itself as a new one first, then those of the business. */
function optionsFor(word: string, label: string, labels: readonly string[]) {
  const own = labels.includes(word) ? [] : [{ value: word, label: `New: ${word}` }]
  const other = label === word || labels.includes(label) ? [] : [{ value: label, label: `New: ${label}` }]
  return [...own, ...other, ...labels.map((value) => ({ value, label: value }))]
}
