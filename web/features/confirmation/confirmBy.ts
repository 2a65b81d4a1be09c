import { graphql } from 'react-relay/hooks'
import { commitMutation, type IEnvironment, type MutationParameters } from 'relay-runtime'
import type { confirmByMutation } from '#web/__generated__/confirmByMutation.graphql.ts'
import type { confirmByStartMutation } from '#web/__generated__/confirmByStartMutation.graphql.ts'
import { toApiError } from '#web/relay/ApiError.ts'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'

type Outcome<Data> = { ok: true; data: Data } | { ok: false; error: FormErrors }

// Not by `useMutation`, which would read the screen again before the act that waits is sent.
function commit<Mutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: ReturnType<typeof graphql>,
  variables: Mutation['variables'],
): Promise<Outcome<Mutation['response']>> {
  return new Promise((resolve) =>
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      onCompleted: (data) => resolve({ ok: true, data }),
      onError: (thrown) => resolve({ ok: false, error: toApiError(thrown) }),
    }),
  )
}

/** Confirms with the password, a code or a passkey. */
export function confirmBy(environment: IEnvironment, input: confirmByMutation['variables']['input']) {
  const mutation = graphql`
    mutation confirmByMutation($input: ConfirmPasswordInput!) {
      confirmPassword(input: $input) {
        confirmed
      }
    }
  `
  return commit<confirmByMutation>(environment, mutation, { input })
}

/** Lets the person answer with a passkey, and confirms with that. */
export async function confirmByPasskey(environment: IEnvironment): Promise<Outcome<unknown>> {
  const ceremonies = import('#web/features/passkeys/ceremonies.ts')
  const mutation = graphql`
    mutation confirmByStartMutation {
      startPasskeyConfirmation {
        options
      }
    }
  `
  const started = await commit<confirmByStartMutation>(environment, mutation, {})
  if (!started.ok) return started
  const answer = await (await ceremonies).answerWithPasskey(
    started.data.startPasskeyConfirmation?.options ?? '',
  )
  if ('trouble' in answer) return { ok: false, error: { message: answer.trouble } }
  return confirmBy(environment, { credential: answer.credential })
}
