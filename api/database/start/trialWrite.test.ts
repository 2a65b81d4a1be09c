import { describe, expect, test } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { lacksDiskSpace } from './trialWrite.ts'

describe('the trial write', () => {
  test('writes to the disk of the server, and leaves no setting behind', async () => {
    const { pool } = await freshDatabase()
    const client = await pool.connect()
    const written = async () => {
      await client.query('select pg_stat_force_next_flush()')
      const { rows } = await client.query(
        'select temp_bytes::int as bytes from pg_stat_database where datname = current_database()',
      )
      return rows[0].bytes as number
    }
    const before = await written()
    expect(await lacksDiskSpace((sql) => client.query(sql))).toBe(false)
    expect((await written()) - before).toBeGreaterThan(100_000)
    expect((await client.query('show work_mem')).rows).toEqual([{ work_mem: '4MB' }])
    client.release()
  })

  test('tells a full disk from every other failure', async () => {
    const failing = (code: string) => () => Promise.reject(Object.assign(new Error('no'), { code }))
    expect(await lacksDiskSpace(failing('53100'))).toBe(true)
    await expect(lacksDiskSpace(failing('57P01'))).rejects.toThrow('no')
  })
})
