import { describe, expect, test } from 'vitest'
import { missingMigration } from '#api/core/database/diff.ts'
import { blankDatabase } from '#api/testing/database.ts'

describe('the migrations', () => {
  test('give exactly the datamodel', async () => {
    expect(await missingMigration(await blankDatabase())).toBeUndefined()
  })
})
