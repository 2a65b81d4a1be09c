/** An item as the API returns it; the fields that tests use are listed. */
export interface ItemData {
  readonly id: string
  readonly title: string
  readonly canEdit: boolean
}

/** An active item as the API returns it, with every field that a screen selects. */
export function item(id: number, title: string, more: object = {}): ItemData {
  const data = {
    __typename: 'HotBoardItem',
    id: `h${id}`,
    databaseId: id,
    title,
    description: `About ${title}`,
    priority: 'MEDIUM',
    version: 1,
    assigneeName: 'Unassigned',
    isAssignedToEveryone: false,
    assignedTo: null,
    assignedToName: null,
    createdByName: 'Dana Whitfield',
    createdAt: `2026-11-${String(id).padStart(2, '0')}T15:00:00.000Z`,
    commentCount: 0,
    isResolved: false,
    resolvedAt: null,
    resolvedByName: null,
    resolutionNotes: null,
    canEdit: true,
    canResolve: true,
    canReopen: false,
    ...more,
  }
  return data
}

/** An item after it was resolved. */
export function resolved(open: ItemData, more: object = {}): ItemData {
  const by = { resolvedAt: '2026-11-20T18:00:00.000Z', resolvedByName: 'Dana Whitfield' }
  const state = { isResolved: true, canEdit: false, canResolve: false, canReopen: true }
  const data = { ...open, ...state, ...by, ...more }
  return data
}

/** A team member. */
export const person = (id: string, fullName: string, isActive = true) => ({
  __typename: 'User',
  id,
  fullName,
  isActive,
  role: 'MANAGER',
  email: null,
  createdAt: '2026-03-04T15:00:00.000Z',
})

/** Dana's team; Lou has left it. */
export const team = [
  person('u1', 'Dana Whitfield'),
  person('u2', 'Max Porter'),
  person('u3', 'Lou Gone', false),
]

interface Board {
  active?: readonly ItemData[]
  resolved?: readonly ItemData[]
  hasNextPage?: boolean
  members?: readonly object[]
}

function page(items: readonly ItemData[], hasNextPage = false) {
  const edges = items.map((node) => ({ __typename: 'HotBoardItemEdge', node, cursor: `after ${node.id}` }))
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage } }
}

/** The data of the hot board. */
export function boardData({ active = [], resolved = [], hasNextPage, members = team }: Board = {}) {
  const business = {
    __typename: 'Business',
    id: 'b1',
    hotBoardCounts: { active: active.length, resolved: resolved.length },
    team: members,
    hotBoardItems: page(active, hasNextPage),
    resolvedItems: page(resolved),
  }
  return { data: { viewer: { __typename: 'Viewer', user: { __typename: 'User', id: 'u1' }, business } } }
}

/** A comment as the API returns it. */
export const comment = (id: number, createdByName: string, text: string, more: object = {}) => ({
  __typename: 'HotBoardComment',
  id: `c${id}`,
  text,
  createdByName,
  createdAt: `2026-11-20T18:${String(id).padStart(2, '0')}:00.000Z`,
  canDelete: false,
  ...more,
})

/** The comments on an item. */
export function threadData(
  comments: readonly object[],
  { isResolved = false, hasPreviousPage = false } = {},
) {
  const edges = comments.map((node) => ({ __typename: 'HotBoardCommentEdge', node }))
  const node = { __typename: 'HotBoardItem', id: 'h2', isResolved }
  return { data: { node: { ...node, comments: { edges, pageInfo: { hasPreviousPage } } } } }
}
