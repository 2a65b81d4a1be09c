import '#api/modules/business/settings/mutations.ts'
import type { Module } from '#api/modules/module.ts'

export const businessSettings: Module = {}
