import '#api/modules/gamification/board/schema.ts'
import '#api/modules/gamification/board/mutations.ts'
import '#api/modules/gamification/board/stats/schema.ts'
import '#api/modules/gamification/schema.ts'
import { rows } from '#api/modules/gamification/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const gamification: Module = {
  rest: rows,
}
