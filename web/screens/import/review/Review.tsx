import { graphql, useFragment } from 'react-relay/hooks'
import type { Review_business$key } from '#web/__generated__/Review_business.graphql.ts'
import type { Review_import$key } from '#web/__generated__/Review_import.graphql.ts'
import { pageSections } from '#web/ui/display/PageSection.tsx'
import { Rows } from '../rows/Rows.tsx'
import { Columns } from './Columns.tsx'
import { CustomerChoices } from './CustomerChoices.tsx'
import { ReadingChoices } from './ReadingChoices.tsx'
import { StartBar } from './StartBar.tsx'
import { useChoices } from './useChoices.ts'
import { WordChoices } from './WordChoices.tsx'

interface ReviewProps {
  business: Review_business$key
  file: Review_import$key
}

/** What becomes of the file, before it is started: its columns, the choices, and each row. */
export function Review({ business, file }: ReviewProps) {
  const options = useFragment(
    graphql`
      fragment Review_business on Business {
        ...Columns_business
        ...CustomerChoices_business
        ...WordChoices_business
      }
    `,
    business,
  )
  const data = useFragment(
    graphql`
      fragment Review_import on Import
      @argumentDefinitions(state: { type: "ImportRowState" }, warned: { type: "Boolean" }) {
        id
        state
        ...Columns_import
        ...ReadingChoices_import
        ...CustomerChoices_import
        ...WordChoices_import
        ...Rows_import @arguments(state: $state, warned: $warned)
        ...StartBar_import
      }
    `,
    file,
  )
  const choices = useChoices(data.id, data.state === 'READY')
  return (
    <>
      <div className={pageSections}>
        <Columns business={options} file={data} choices={choices}>
          <ReadingChoices file={data} choices={choices} />
        </Columns>
        <CustomerChoices business={options} file={data} choices={choices} />
        <WordChoices business={options} file={data} choices={choices} />
      </div>
      {/* Before the rows, of which more load as long as one tabs through them; shown below them. */}
      <StartBar file={data} choices={choices} />
      <Rows file={data} choices={choices} />
    </>
  )
}
