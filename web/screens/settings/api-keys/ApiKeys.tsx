import { KeyRound, Plus } from 'lucide-react'
import { lazy, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ApiKeys_business$key } from '#web/__generated__/ApiKeys_business.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { AdminsAlone } from '../AdminsAlone.tsx'
import { ApiKeyRow } from './ApiKeyRow.tsx'
import type { KeyDialogRequest } from './keyDialogRequest.ts'

const loadDialogs = () => import('./dialogs/KeyDialogs.tsx')
const KeyDialogs = lazy(async () => ({ default: (await loadDialogs()).KeyDialogs }))

/** The API keys of the business, only for admins. */
export function ApiKeys({ business }: { business: ApiKeys_business$key }) {
  const { canManageApiKeys, timeZone, apiKeys } = useFragment(
    graphql`
      fragment ApiKeys_business on Business {
        canManageApiKeys
        timeZone
        apiKeys {
          id
          ...ApiKeyRow_apiKey
        }
      }
    `,
    business,
  )
  const requests = useDialogRequest<KeyDialogRequest>()
  const createButton = useRef<HTMLButtonElement>(null)
  if (!canManageApiKeys) return <AdminsAlone />

  return (
    <Card as="section" flush aria-label="API keys" className="max-w-4xl">
      <CardHeader
        title="API keys"
        count={apiKeys.length}
        actions={
          <Button
            ref={createButton}
            size="sm"
            icon={<Plus />}
            onClick={() => requests.ask({ kind: 'create' })}
          >
            Create Key
          </Button>
        }
      />
      {apiKeys.length === 0 ? (
        <EmptyState compact icon={<KeyRound />} title="No API keys yet">
          A key gives one of your programs, such as your web shop or phone system, access with the role you
          choose. <ExplorerLink />
        </EmptyState>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {apiKeys.map((apiKey) => (
              <ApiKeyRow key={apiKey.id} apiKey={apiKey} timeZone={timeZone} onRequest={requests.ask} />
            ))}
          </ul>
          <p className="border-line border-t px-4 py-3 text-muted text-sm">
            What a program does is recorded under the name of its key. <ExplorerLink />
          </p>
        </>
      )}
      <LazyDialogs open={requests.open} load={loadDialogs}>
        <KeyDialogs requests={requests} createButton={createButton} />
      </LazyDialogs>
    </Card>
  )
}

function ExplorerLink() {
  return (
    <TextLink href="/graphql" target="_blank" rel="noreferrer">
      See what the API can do
    </TextLink>
  )
}
