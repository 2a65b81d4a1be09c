import type { ConcreteRequest, Variables } from 'relay-runtime'
import { createOperationDescriptor, type GraphQLSingularResponse, type IEnvironment } from 'relay-runtime'

/** An answer that has arrived but is not yet shown. */
export interface RefetchedAnswer {
  readonly data: unknown
  /** Commits the answer to the store, which updates the screen. */
  readonly commit: () => void
}

/** Refetches a query, bypassing every cache; the shown data stays until the answer is committed. */
export async function refetch(
  environment: IEnvironment,
  request: ConcreteRequest,
  variables: Variables,
): Promise<RefetchedAnswer> {
  const operation = createOperationDescriptor(request, variables, { force: true })
  const network = environment.getNetwork()
  const response = await network
    .execute(request.params, operation.request.variables, { force: true })
    .toPromise()
  const data = (response as GraphQLSingularResponse | undefined)?.data ?? {}
  return { data, commit: () => environment.commitPayload(operation, data) }
}
