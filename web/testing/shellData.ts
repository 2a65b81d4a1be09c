import { bellData } from './bellData.ts'

/** What the frame asks for: Dana, in her shop. */
export function shellData(role: 'ADMIN' | 'MANAGER' | 'EMPLOYEE' = 'ADMIN', bell = bellData()) {
  const user = { __typename: 'User', id: 'u1', fullName: 'Dana Whitfield', role }
  const business = { __typename: 'Business', id: 'b1', name: 'Corner Pocket Billiards' }
  return { data: { viewer: { __typename: 'Viewer', user, business, bell } } }
}
