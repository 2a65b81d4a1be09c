import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    SuperAdmin: { id: 1, username: 'triton', passwordHash: '$argon2id$x', email: 'ops@example.com' },
  },
  broken: {
    SuperAdmin_username_check: [{ username: '' }],
    SuperAdmin_email_check: [{ email: '' }],
    SuperAdmin_passwordHash_check: ['secret', '$argon2id$v=19$m=1048576,t=12,p=1$c2FsdA$aGFzaA'].map(
      (passwordHash) => ({ passwordHash }),
    ),
    SuperAdmin_tokenVersion_check: [{ tokenVersion: -1 }],
  },
  rules: {
    signInSuperadmin: 'public',
    signInSuperadminWithCode: 'public',
    signInSuperadminWithPasskey: 'public',
    createBusiness: 'superadmin',
    setBusinessActive: 'superadmin',
    setBusinessSubscription: 'superadmin',
    setManagedUserPassword: 'superadmin',
    removeSecondFactorOfAdmin: 'superadmin',
    deleteBusiness: 'superadmin',
  },
  statements: {
    BusinessesTabPaginationQuery: 5,
    PlatformEntriesPaginationQuery: 2,
    SuperadminScreenQuery: 12,
    UsersPaginationQuery: 4,
    UsersQuery: 4,
    useDatabaseCheckQuery: 1,
    '/api/superadmin/businesses': 4,
    '/api/superadmin/businesses/:id/users': 3,
  },
}
