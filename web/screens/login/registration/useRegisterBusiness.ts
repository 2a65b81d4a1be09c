import { graphql } from 'react-relay/hooks'
import type { useRegisterBusinessMutation } from '#web/__generated__/useRegisterBusinessMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useEnter } from '../useEnter.ts'
import { browserTimeZone, type Registration } from './registrationForm.ts'

/** Registers a business; its new admin enters it as by signing in. */
export function useRegisterBusiness() {
  const enter = useEnter()
  const [send] = useMutation<useRegisterBusinessMutation>(
    graphql`
      mutation useRegisterBusinessMutation($input: RegisterBusinessInput!) {
        registerBusiness(input: $input) {
          ...useEnter_payload
        }
      }
    `,
    {
      failure: ({ message }) => ({
        title: 'Registration Failed',
        description: message || 'Failed to register business. Please try again.',
      }),
    },
  )

  return async (typed: Registration) => {
    const { name, businessType, phone, businessEmail, address, confirmPassword: _same, ...admin } = typed
    const business = { name, businessType, phone, address, email: businessEmail, timeZone: browserTimeZone() }
    const outcome = await send({ input: { business, admin } })
    if (outcome.ok && outcome.data.registerBusiness) enter(outcome.data.registerBusiness)
    return outcome
  }
}
