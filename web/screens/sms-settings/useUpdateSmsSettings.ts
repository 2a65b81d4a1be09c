import { graphql } from 'react-relay/hooks'
import type { useUpdateSmsSettingsMutation } from '#web/__generated__/useUpdateSmsSettingsMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Changes the SMS settings that are given. */
export function useUpdateSmsSettings() {
  return useMutation<useUpdateSmsSettingsMutation>(
    graphql`
      mutation useUpdateSmsSettingsMutation($input: UpdateSmsSettingsInput!) {
        updateSmsSettings(input: $input) {
          business {
            smsSettings {
              ...SmsForm_settings
            }
          }
        }
      }
    `,
    { success: 'SMS settings updated successfully', subject: null, failure: 'Failed to update SMS settings' },
  )
}
