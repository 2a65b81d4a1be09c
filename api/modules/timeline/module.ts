import '#api/modules/timeline/schema.ts'
import '#api/modules/timeline/summary/schema.ts'
import type { Module } from '#api/modules/module.ts'

export const timeline: Module = {}
