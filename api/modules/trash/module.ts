import '#api/modules/trash/schema.ts'
import type { Module } from '#api/modules/module.ts'

export const trash: Module = {}
