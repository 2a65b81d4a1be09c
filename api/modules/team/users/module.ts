import '#api/modules/team/users/schema.ts'
import '#api/modules/team/users/mutations.ts'
import type { Module } from '#api/modules/module.ts'

export const teamUsers: Module = {}
