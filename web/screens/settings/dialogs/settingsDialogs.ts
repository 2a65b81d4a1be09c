import { graphql } from 'react-relay/hooks'
import type { settingsDialogs_apiKey$key } from '#web/__generated__/settingsDialogs_apiKey.graphql.ts'
import type { settingsDialogs_field$key } from '#web/__generated__/settingsDialogs_field.graphql.ts'
import type { settingsDialogs_option$key } from '#web/__generated__/settingsDialogs_option.graphql.ts'
import type { settingsDialogs_tag$key } from '#web/__generated__/settingsDialogs_tag.graphql.ts'
import type { settingsDialogs_user$key } from '#web/__generated__/settingsDialogs_user.graphql.ts'
import type { settingsDialogs_webhook$key } from '#web/__generated__/settingsDialogs_webhook.graphql.ts'
import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { SettingsDialogsProps } from './SettingsDialogs.tsx'

/** The dialogs of all tabs. The record of each may outlive its row. */
export const settingsDialogs = defineDialogs<SettingsDialogsProps>()

export function useDialogUser(user: settingsDialogs_user$key) {
  return useLastKnown(
    graphql`
      fragment settingsDialogs_user on User {
        id
        fullName
        isViewer
      }
    `,
    user,
  )
}

export interface OptionDialogProps extends DialogState {
  option: settingsDialogs_option$key
}

export function useDialogOption(option: settingsDialogs_option$key) {
  return useLastKnown(
    graphql`
      fragment settingsDialogs_option on InterestOption {
        id
        label
      }
    `,
    option,
  )
}

export interface TagDialogProps extends DialogState {
  tag: settingsDialogs_tag$key
}

export function useDialogTag(tag: settingsDialogs_tag$key) {
  return useLastKnown(
    graphql`
      fragment settingsDialogs_tag on Tag {
        id
        label
        color
        customerCount
      }
    `,
    tag,
  )
}

export interface FieldDialogProps extends DialogState {
  field: settingsDialogs_field$key
}

export function useDialogField(field: settingsDialogs_field$key) {
  return useLastKnown(
    graphql`
      fragment settingsDialogs_field on CustomField {
        id
        label
        type
        # The store of Relay takes a field with the name id for the id of a record.
        choices {
          number
          label
        }
        isOnCard
      }
    `,
    field,
  )
}

export function useDialogKey(apiKey: settingsDialogs_apiKey$key) {
  return useLastKnown(
    graphql`
      fragment settingsDialogs_apiKey on ApiKey {
        id
        name
      }
    `,
    apiKey,
  )
}

export interface WebhookDialogProps extends DialogState {
  webhook: settingsDialogs_webhook$key
}

export function useDialogWebhook(webhook: settingsDialogs_webhook$key) {
  return useLastKnown(
    graphql`
      fragment settingsDialogs_webhook on WebhookEndpoint {
        id
        url
        description
        events
        isActive
      }
    `,
    webhook,
  )
}
