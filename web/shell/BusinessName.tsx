import { graphql, useFragment } from 'react-relay/hooks'
import type { BusinessName_business$key } from '#web/__generated__/BusinessName_business.graphql.ts'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'

/** The name of the business, cut by the header where it does not fit. */
export function BusinessName({ business }: { business: BusinessName_business$key | null }) {
  const data = useFragment(
    graphql`
      fragment BusinessName_business on Business {
        name
      }
    `,
    business,
  )
  if (!data) return <Skeleton className="inline-block h-3.5 w-32 align-middle" />
  return <span>{data.name}</span>
}
