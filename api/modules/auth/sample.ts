import { hashOfKey } from '#api/core/auth/apiKeys.ts'
import { hash, now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    EmailVerification: {
      businessId: 7,
      userId: 1,
      email: 'ada@example.com',
      tokenHash: hash,
      expiresAt: now,
    },
    PasswordResetToken: { businessId: 7, id: 1, userId: 1, tokenHash: hash, expiresAt: now },
    SecondFactor: { businessId: 7, id: 1, userId: 1, secret: 'v1.a.b' },
    Session: {
      businessId: 7,
      id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      userId: 1,
      version: 0,
      network: '192.0.2.x',
      expiresAt: now,
    },
    ApiKey: {
      businessId: 7,
      id: 1,
      name: 'Till',
      role: 'ADMIN',
      keyHash: hash,
      prefix: 'ck_1',
      createdById: 1,
    },
  },
  broken: {
    EmailVerification_tokenHash_check: [{ tokenHash: 'x'.repeat(64) }],
    PasswordResetToken_tokenHash_check: [{ tokenHash: 'x'.repeat(64) }],
    SecondFactor_owner_check: [{ userId: null }, { businessId: null }, { superadminId: 1 }],
    Session_owner_check: [{ userId: null }, { businessId: null }, { superadminId: 1 }],
    ApiKey_name_check: [{ name: '' }],
    ApiKey_prefix_check: [{ prefix: '' }],
    ApiKey_keyHash_check: [{ keyHash: 'short' }],
  },
  records: {
    ApiKey: ({ world, business, mark }) =>
      world.prisma.apiKey.create({
        data: {
          businessId: business.id,
          name: mark,
          role: 'ADMIN',
          keyHash: hashOfKey(`${mark} ${business.id}`),
          prefix: 'cuecard_NEIG',
          createdById: business.admin.id,
        },
      }),
  },
  rules: {
    signIn: 'public',
    signInWithChoice: 'public',
    signInWithCode: 'public',
    secondFactor: 'signedIn',
    setUpSecondFactor: 'signedIn',
    confirmSecondFactor: 'signedIn',
    renewRecoveryCodes: 'signedIn',
    removeSecondFactor: 'signedIn',
    confirmPassword: 'signedIn',
    sessions: 'signedIn',
    endSession: 'signedIn',
    endOtherSessions: 'signedIn',
    signOut: 'signedIn',
    changePassword: 'password:change',
    requestPasswordReset: 'public',
    resetPassword: 'public',
    verifyEmail: 'public',
    sendVerificationEmail: 'emailVerification:send',
    registerBusiness: 'public',
    createApiKey: 'apiKey:manage',
    revokeApiKey: 'apiKey:manage',
  },
  statements: { SessionListQuery: 2 },
}
