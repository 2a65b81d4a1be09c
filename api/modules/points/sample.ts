import { now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    PointEntry: {
      businessId: 7,
      id: 1,
      userId: 1,
      rule: 'customer-sold',
      subject: 'Customer:1',
      points: 25,
      localDay: '2026-06-10',
    },
    GamificationStats: { businessId: 7, id: 1, userId: 1 },
    UserBadge: {
      businessId: 7,
      id: 1,
      userId: 1,
      badgeId: 'first-fix',
      badgeName: 'First Fix',
      badgeDescription: 'Resolved a hot item',
      badgeIcon: 'wrench',
    },
  },
  broken: {
    PointEntry_rule_check: [{ rule: '' }],
    PointEntry_subject_check: [{ subject: 'nothing' }],
    PointEntry_turn_check: [{ turn: -1 }],
    PointEntry_points_check: [{ points: 201 }, { points: -201 }],
    PointEntry_sign_check: [{ points: -1 }],
    GamificationStats_sums_check: [{ totalPoints: -1 }, { sales: -1 }],
    GamificationStats_dayPoints_check: [{ dayPoints: -1 }, { dayPoints: 201 }],
    GamificationStats_bestStreak_check: [{ streakDays: 2, bestStreak: 1 }],
    GamificationStats_currentTitle_check: [{ currentTitle: '' }],
    UserBadge_badgeId_check: [{ badgeId: '' }],
    UserBadge_badgeName_check: [{ badgeName: '' }],
    UserBadge_badgeColor_check: [{ badgeColor: 'blue' }],
    UserBadge_progress_check: [{ progress: -1 }, { maxProgress: 0 }],
    UserBadge_earned_check: [{ earnedAt: now, progress: 0 }],
  },
  records: {
    GamificationStats: ({ world, business, mark }) =>
      world.prisma.gamificationStats.create({
        data: { businessId: business.id, userId: business.admin.id, totalPoints: 30, currentTitle: mark },
      }),
  },
  rules: {
    setTeamBoardVisibility: 'teamBoard:hide',
  },
  statements: {
    OwnEntriesPaginationQuery: 4,
    TeamBoardScreenQuery: 8,
  },
}
