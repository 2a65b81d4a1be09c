import type { ReadTable } from '#api/core/readPlan.ts'

/** Members of the staff, as lists read them. */
export const userTable: ReadTable = {
  model: 'User',
  fields: {
    id: ['id'],
    databaseId: ['id'],
    firstName: ['firstName'],
    lastName: ['lastName'],
    fullName: ['firstName', 'lastName'],
    role: ['role'],
    isActive: ['isActive'],
    email: ['email'],
    emailVerified: ['id', 'emailVerifiedAt'],
    canSendVerification: ['id', 'isActive', 'emailVerifiedAt'],
    username: ['username'],
    isDemo: ['username'],
    isViewer: ['id'],
    canChangePassword: ['id', 'username'],
    canEdit: [],
    canSetPassword: ['id', 'username'],
    canDeactivate: ['isActive', 'username'],
    canReactivate: ['isActive'],
  },
}
