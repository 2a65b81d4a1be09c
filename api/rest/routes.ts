import { modules } from '#api/modules/index.ts'

/** The REST table: the rows of all modules. */
export const routes = Object.values(modules).flatMap(({ rest = [] }) => rest)
