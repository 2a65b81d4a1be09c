import { password } from './accounts.ts'

const operation = `mutation ($username: String!, $password: String!) {
  signIn(input: { username: $username, password: $password }) { token }
}`

/** Signs in at our API and returns the session token. */
export async function signIn(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: operation, variables: { username, password } }),
  })
  const { data, errors } = (await answer.json()) as {
    data?: { signIn: { token: string } | null }
    errors?: unknown
  }
  if (!data?.signIn) throw new Error(`cannot sign in: ${JSON.stringify(errors)}`)
  return data.signIn.token
}
