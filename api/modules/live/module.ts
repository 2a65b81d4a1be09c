import '#api/modules/live/schema.ts'
import type { Module } from '#api/modules/module.ts'

export const live: Module = {}
