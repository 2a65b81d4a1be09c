import '#api/modules/points/board/schema.ts'
import '#api/modules/points/board/mutations.ts'
import '#api/modules/points/board/stats/schema.ts'
import '#api/modules/points/schema.ts'
import type { Module } from '#api/modules/module.ts'
import { rows } from '#api/modules/points/rest.ts'

export const points: Module = {
  rest: rows,
}
