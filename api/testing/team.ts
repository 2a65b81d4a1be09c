import { beforeAll, beforeEach } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/world.ts'

const user = 'user { databaseId firstName lastName email username role isActive }'
export const add = `mutation ($input: CreateUserInput!) { createUser(input: $input) {
  ${user} business { team { username } } } }`
export const update = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ${user} } }`
export const setPassword = `mutation ($input: SetUserPasswordInput!) { setUserPassword(input: $input) { ${user} } }`

let serial = 0
/** The input that adds a new user. */
export const person = (more: object = {}) => {
  serial += 1
  const username = `mia${serial}`
  return {
    firstName: 'Mia',
    lastName: 'Moss',
    email: `${username}@m.example`,
    username,
    password: 'secret',
    ...more,
  }
}
/** The ID of a user in the graph. */
export const idOf = ({ id }: { id: number }) => globalId('User', id)

/** Sets up tests of the team. `begin` receives the world and a new business before each test. */
export function setUpTeam(begin: (scene: { world: World; business: TestBusiness }) => void): void {
  let world: World

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    begin({ world, business: await world.business({ name: `Shop ${serial}` }) })
  })
}
