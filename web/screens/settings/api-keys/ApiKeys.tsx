import { KeyRound, Plus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ApiKeys_business$key } from '#web/__generated__/ApiKeys_business.graphql.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { useAddressedButton } from '#web/router/useAddressedAct.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { AdminsAlone } from '../AdminsAlone.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'
import { ApiKeyRow } from './ApiKeyRow.tsx'

/** The API keys of the business, only for admins. */
export function ApiKeys({ business }: { business: ApiKeys_business$key }) {
  const { canManageApiKeys, apiKeys } = useFragment(
    graphql`
      fragment ApiKeys_business on Business {
        canManageApiKeys
        apiKeys {
          id
          ...ApiKeyRow_apiKey
        }
      }
    `,
    business,
  )
  const open = settingsDialogs.useOpen()
  const list = useListFocus()
  const createButton = useAddressedButton('create-key')
  if (!canManageApiKeys) return <AdminsAlone />

  return (
    <PageSection
      id="api-keys"
      title="API keys"
      count={apiKeys.length}
      description={
        <>
          A program with a key can do what the role of the key can. Its work is recorded under the key’s name.{' '}
          <TextLink href="/graphql" target="_blank" rel="noreferrer">
            See what the API can do
          </TextLink>
        </>
      }
      action={
        <Button ref={createButton} variant="primary" icon={<Plus />} onClick={() => open('createKey')}>
          Create Key
        </Button>
      }
    >
      {apiKeys.length === 0 ? (
        <Card>
          <EmptyState compact icon={<KeyRound />} title="No API keys yet">
            A key gives one of your programs, such as your web shop or phone system, access to your business.
          </EmptyState>
        </Card>
      ) : (
        <Card as="ul" ref={list} flush className="divide-y divide-line">
          {apiKeys.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} />
          ))}
        </Card>
      )}
    </PageSection>
  )
}
