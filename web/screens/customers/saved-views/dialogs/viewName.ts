import * as z from 'zod/mini'
import { CreateSavedViewInput as most } from '#web/generated/maxLengths.ts'
import { required } from '#web/ui/forms/fieldShapes.ts'

/** The schema of a view's name. */
export const viewName = z.object({ name: required('Name', most.name) })
