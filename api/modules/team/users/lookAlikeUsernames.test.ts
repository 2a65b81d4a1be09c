import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { person } from '#api/testing/harness/records/team.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const add = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { username } } }'
const update = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { isActive } } }'

describe('the team', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const adds = (more: object) => business.admin.actor.fails(add, { input: person(more) })

  it.each(['n\u043er\u0430', '\uff2e\uff2f\uff32\uff21', '\u039dORA'])(
    'gives nobody a name that looks like one that is here: %s',
    async (username) => {
      await business.member({ username: 'Nora' })
      const taken = {
        code: 'CONFLICT',
        message: 'Username already exists',
        fields: { username: ['Username already exists'] },
      }
      for (let time = 0; time < 5; time += 1) expect(await adds({ username })).toMatchObject(taken)
      const other = await world.business({ name: 'Elsewhere' })
      await other.admin.actor.ok(add, { input: person({ username }) })
    },
  )

  it('gives one of ten look-alikes that are asked for at once', async () => {
    const spellings = ['zoe', 'z\u043ee', 'zo\u0435', 'z\u043e\u0435', '\uff5aoe']
    const answers = await Promise.all(
      [...spellings, ...spellings].map((username) =>
        business.admin.actor.run(add, { input: person({ username }) }),
      ),
    )
    const codes = answers.map(({ failures }) => failures[0]?.code ?? 'added')
    expect(codes.filter((code) => code === 'added')).toHaveLength(1)
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(9)
  })

  it.each(['tr\u0456ton', 'd\u0435mo'])(
    'gives nobody a name that looks like a reserved one: %s',
    async (username) => {
      expect(await adds({ username })).toMatchObject({ code: 'CONFLICT', message: 'Username already exists' })
    },
  )

  it('reactivates a user whose username has long looked like another one', async () => {
    await business.member({ username: 'lena' })
    const { id } = await business.member({ username: 'l\u0435na', isActive: false })
    const { updateUser } = await business.admin.actor.ok(update, {
      input: { id: globalId('User', id), isActive: true },
    })
    expect(updateUser.user.isActive).toBe(true)
  })
})
