import { bellData } from './bellData.ts'

/** The data of the frame: Dana, in her business. */
export function shellData(role: 'ADMIN' | 'MANAGER' | 'EMPLOYEE' = 'ADMIN', bell = bellData()) {
  const user = { __typename: 'User', id: 'u1', fullName: 'Dana Whitfield', role }
  const business = {
    __typename: 'Business',
    id: 'b1',
    name: 'Corner Pocket Billiards',
    timeZone: 'America/New_York',
    isGamificationEnabled: true,
  }
  return { data: { viewer: { __typename: 'Viewer', user, business, bell } } }
}
