import type { Module } from '#api/modules/module.ts'
import { takeOffTasks } from '#api/modules/tags/removal/takeOff.ts'

export const tagRemoval: Module = {
  tasks: takeOffTasks,
}
