import '#api/modules/hot-board/schema.ts'
import '#api/modules/hot-board/mutations.ts'
import '#api/modules/hot-board/comments/schema.ts'
import '#api/modules/hot-board/comments/mutations.ts'
import { rows } from '#api/modules/hot-board/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const hotBoard: Module = {
  rest: rows,
}
