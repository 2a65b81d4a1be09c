import '#api/modules/reports/schema.ts'
import type { Module } from '#api/modules/module.ts'

export const reports: Module = {}
