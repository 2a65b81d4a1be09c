import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/**
 * Puts a record where it belongs in a list, as far as that has been loaded, and takes it from where it was. What
 * belongs behind the loaded part is left out: it comes with the next page. The last of the loaded part stays where
 * nothing comes after it, for the next page begins behind it. `comesBefore` is the server's order of two.
 */
export function placeInOrder(
  store: RecordSourceProxy,
  connection: RecordProxy,
  record: RecordProxy,
  edgeType: string,
  comesBefore: (record: RecordProxy, other: RecordProxy) => boolean,
): void {
  const last = connection.getLinkedRecords('edges')?.at(-1)?.getLinkedRecord('node')
  const wasLast = last?.getDataID() === record.getDataID()
  ConnectionHandler.deleteNode(connection, record.getDataID())
  const edges = (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null)
  const at = edges.findIndex((edge) => {
    const other = edge.getLinkedRecord('node')
    return other ? comesBefore(record, other) : false
  })
  const more = connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
  if (at === -1 && more && !wasLast) return
  const edge = ConnectionHandler.createEdge(store, connection, record, edgeType)
  edge.setValue(null, 'cursor')
  connection.setLinkedRecords(edges.toSpliced(at === -1 ? edges.length : at, 0, edge), 'edges')
}
