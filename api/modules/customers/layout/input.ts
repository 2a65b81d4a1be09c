import { z } from 'zod'
import { CustomerLayout } from '#api/generated/enums.ts'

export const customerLayout = z
  .enum(CustomerLayout, { error: 'Layout must be cards or list' })
  .meta({ title: 'CustomerLayout' })
