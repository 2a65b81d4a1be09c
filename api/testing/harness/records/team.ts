import { globalId } from '#api/core/graph/ids.ts'

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
