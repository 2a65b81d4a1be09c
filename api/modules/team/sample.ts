import { hash, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    User: {
      businessId: 7,
      id: 1,
      username: 'ada',
      email: 'ada@example.com',
      passwordHash: '$argon2id$x',
      firstName: 'Ada',
      lastName: 'Tester',
    },
    Notification: {
      businessId: 7,
      id: 1,
      userId: 1,
      kind: 'assigned',
      title: 'Assigned',
      subject: 'HotBoardItem:1',
    },
  },
  broken: {
    User_firstName_check: [{ firstName: '' }],
    User_lastName_check: [{ lastName: ' ' }],
    User_username_check: [{ username: ' ' }, { username: 'x'.repeat(81) }],
    User_reserved_check: [{ username: 'Triton' }, { username: 'DEMO' }],
    User_email_check: [{ email: 'a b@c' }, { email: `${'x'.repeat(251)}@y.z` }],
    User_passwordHash_check: [
      'secret',
      '$argon2id$v=19$m=65537,t=2,p=1$c2FsdA$aGFzaA',
      '$argon2id$v=19$m=19456,t=5,p=1$c2FsdA$aGFzaA',
      '$argon2id$v=19$t=1,p=5,m=8$c2FsdA$aGFzaA',
      '$argon2id$m=99999999999999999999,t=1,p=1$c2FsdA$aGFzaA',
    ].map((passwordHash) => ({ passwordHash })),
    User_calendarFeedHash_check: [{ calendarFeedHash: hash.toUpperCase() }],
    User_erasedAt_check: [{ erasedAt: '2026-11-28T12:00:00Z' }],
    User_tokenVersion_check: [{ tokenVersion: -1 }],
    Notification_title_check: [{ title: '' }],
    Notification_kind_check: [{ kind: 'other' }],
    Notification_subject_check: [{ subject: 'item 1' }],
  },
  records: {
    Notification: ({ world, business, mark }) =>
      world.prisma.notification.create({
        data: {
          businessId: business.id,
          userId: business.admin.id,
          kind: 'assigned',
          title: mark,
          subject: 'HotBoardItem:1',
        },
      }),
  },
  grow: {
    Notification: ({
      business,
      now,
      emma,
      many,
    }) => `INSERT INTO "Notification" ("businessId", "userId", kind, title, subject, "createdAt")
      SELECT ${business}, ${emma}, 'assigned', 'For you', 'HotBoardItem:1', ${now} FROM generate_series(1, ${many}) AS i`,
  },
  rules: {
    markNotificationRead: 'notification:markRead',
    markAllNotificationsRead: 'notification:markRead',
    createUser: 'team:manage',
    updateUser: 'team:manage',
    setUserPassword: 'team:manage',
    removeSecondFactorOf: 'team:manage',
    deactivateUser: 'team:manage',
    eraseUser: 'team:manage',
    reactivateUser: 'team:manage',
  },
  statements: {
    SettingsScreenQuery: 21,
    ShellQuery: 3,
    MembersPaginationQuery: 4,
    useHandedOverQuery: 6,
    useOpenWorkQuery: 4,
    useTellWhenGoneQuery: 1,
    '/api/team': 2,
    '/api/team-members': 1,
  },
}
