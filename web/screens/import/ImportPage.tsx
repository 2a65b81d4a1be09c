import { graphql, useFragment } from 'react-relay/hooks'
import type { ImportPage_business$key } from '#web/__generated__/ImportPage_business.graphql.ts'
import type { ImportPage_import$key } from '#web/__generated__/ImportPage_import.graphql.ts'
import { useNamedPage } from '#web/router/PageTitle.tsx'
import { FocusKeeper } from '#web/ui/overlays/FocusKeeper.tsx'
import { ImportHead } from './ImportHead.tsx'
import { Reading } from './Reading.tsx'
import { Finished } from './result/Finished.tsx'
import { Working } from './result/Working.tsx'
import { Review } from './review/Review.tsx'
import { Unreadable } from './Unreadable.tsx'
import { Uploading } from './Uploading.tsx'

interface ImportPageProps {
  business: ImportPage_business$key
  file: ImportPage_import$key
}

/** An import from its file to its result. Each state of it has a view, which live updates exchange. */
export function ImportPage({ business, file }: ImportPageProps) {
  const options = useFragment(
    graphql`
      fragment ImportPage_business on Business {
        ...Review_business
      }
    `,
    business,
  )
  const data = useFragment(
    graphql`
      fragment ImportPage_import on Import
      @argumentDefinitions(state: { type: "ImportRowState" }, warned: { type: "Boolean" }) {
        name
        state
        columns {
          __typename
        }
        ...ImportHead_import
        ...Uploading_import
        ...Unreadable_import
        ...Review_import @arguments(state: $state, warned: $warned)
        ...Working_import
        ...Finished_import @arguments(state: $state, warned: $warned)
      }
    `,
    file,
  )
  useNamedPage(data.name)
  return (
    <div className="flex flex-col gap-6">
      <ImportHead file={data} />
      {/* The button that was pressed goes with the view of its state. */}
      <FocusKeeper key={data.state} />
      {view()}
    </div>
  )

  function view() {
    switch (data.state) {
      case 'UPLOADING':
        return <Uploading file={data} />
      case 'FAILED':
        return <Unreadable file={data} />
      case 'READING':
        // Where the columns are known, what the rows become is planned anew after a choice.
        return data.columns.length === 0 ? <Reading /> : <Review business={options} file={data} />
      case 'READY':
        return <Review business={options} file={data} />
      case 'RUNNING':
      case 'REVERTING':
      case 'RESTORING':
        return <Working file={data} />
      default:
        return <Finished file={data} />
    }
  }
}
