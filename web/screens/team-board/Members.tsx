import { graphql } from 'react-relay/hooks'
import type { Members_business$key } from '#web/__generated__/Members_business.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { cardGrid } from '#web/ui/display/cardGrid.ts'
import { HowPointsCome } from './HowPointsCome.tsx'
import { MemberCard } from './MemberCard.tsx'

/** The users by the points of the week, page by page. */
export function Members({ business }: { business: Members_business$key }) {
  const { data, more } = usePages(
    graphql`
      fragment Members_business on Business
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "MembersPaginationQuery") {
        teamBoard {
          members(first: $count, after: $cursor) @connection(key: "Members_members") {
            edges {
              node {
                databaseId
                totalPoints
                ...MemberCard_member
              }
            }
          }
        }
      }
    `,
    business,
  )
  const members = data.teamBoard?.members.edges.map(({ node }) => node) ?? []
  const untouched = members.every(({ totalPoints }) => totalPoints === 0)
  return (
    <section aria-labelledby="team-members">
      <h2 id="team-members" className="mb-3 font-semibold text-ink text-lg">
        The team
      </h2>
      {untouched && <HowPointsCome />}
      <ul className={cardGrid}>
        {members.map((member) => (
          <MemberCard key={member.databaseId} member={member} />
        ))}
      </ul>
      <LoadMore {...more} noun="team members" />
    </section>
  )
}
