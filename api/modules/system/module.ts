import '#api/modules/system/schema.ts'
import type { Module } from '#api/modules/module.ts'

export const system: Module = {}
