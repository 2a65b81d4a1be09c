import { fetchQuery, graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { methodsQuery } from '#web/__generated__/methodsQuery.graphql.ts'

/** With what a person who has a second factor confirms that it is them. */
export type Method = 'code' | 'passkey'

/** The methods of the viewer's account; none for who confirms with the password. */
export async function methodsOf(environment: IEnvironment): Promise<Method[]> {
  const query = graphql`
    query methodsQuery {
      secondFactor {
        __typename
      }
      passkeys {
        __typename
      }
    }
  `
  const account = await fetchQuery<methodsQuery>(environment, query, {}).toPromise()
  return [
    ...(account?.secondFactor ? (['code'] as const) : []),
    ...(account?.passkeys?.length ? (['passkey'] as const) : []),
  ]
}
