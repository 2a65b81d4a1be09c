-- Made by `npm run db:new-migration` from schema.prisma, with what Prisma cannot say written in by hand: the
-- extensions here, the generated search columns and their collations, and the rules at the end.

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateEnum
CREATE TYPE "BusinessType" AS ENUM ('BILLIARDS', 'RETAIL', 'RESTAURANT', 'SERVICE', 'OTHER');

-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('ACTIVE', 'SUSPENDED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "ActivityType" AS ENUM ('CONTACT', 'SALE', 'NOTE', 'MEETING', 'OTHER');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('ADMIN', 'MANAGER', 'EMPLOYEE');

-- CreateEnum
CREATE TYPE "CustomerStatus" AS ENUM ('UNSOLD', 'SOLD', 'NOT_IN_MARKET');

-- CreateEnum
CREATE TYPE "FollowUpState" AS ENUM ('PENDING', 'COMPLETED', 'SKIPPED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "Priority" AS ENUM ('URGENT', 'HIGH', 'MEDIUM', 'LOW');

-- CreateEnum
CREATE TYPE "AccessLevel" AS ENUM ('ALL', 'MANAGER', 'ADMIN');

-- CreateEnum
CREATE TYPE "SmsState" AS ENUM ('PENDING', 'CLAIMED', 'SENT', 'DELIVERED', 'FAILED', 'UNKNOWN', 'CANCELLED');

-- CreateEnum
CREATE TYPE "AppointmentStatus" AS ENUM ('SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "TaskStatus" AS ENUM ('PENDING', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED');

-- CreateTable
CREATE TABLE "Business" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "businessType" "BusinessType" NOT NULL DEFAULT 'RETAIL',
    "address" VARCHAR(300),
    "phone" VARCHAR(20),
    "email" VARCHAR(254),
    "timeZone" VARCHAR(64) NOT NULL DEFAULT 'America/New_York',
    "maxAppointmentsPerDay" SMALLINT NOT NULL DEFAULT 2,
    "gamificationEnabled" BOOLEAN NOT NULL DEFAULT true,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "subscriptionStatus" "SubscriptionStatus" NOT NULL DEFAULT 'ACTIVE',
    "smsEnabled" BOOLEAN NOT NULL DEFAULT false,
    "twilioAccountSid" VARCHAR(64),
    "twilioAuthTokenSealed" TEXT,
    "twilioAuthTokenHint" VARCHAR(4),
    "twilioPhoneNumber" VARCHAR(20),
    "calendarFeedHash" CHAR(64),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Business_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Activity" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "customerId" INTEGER,
    "contactId" INTEGER,
    "type" "ActivityType" NOT NULL,
    "description" VARCHAR(2000) NOT NULL,
    "performedBy" VARCHAR(161) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "PointEntry" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "rule" VARCHAR(40) NOT NULL,
    "subject" VARCHAR(60) NOT NULL,
    "turn" SMALLINT NOT NULL DEFAULT 0,
    "points" SMALLINT NOT NULL,
    "localDay" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PointEntry_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "GamificationStats" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "totalPoints" INTEGER NOT NULL DEFAULT 0,
    "hotBoardResolutions" INTEGER NOT NULL DEFAULT 0,
    "urgentResolutions" INTEGER NOT NULL DEFAULT 0,
    "quickResolutions" INTEGER NOT NULL DEFAULT 0,
    "contactsDone" INTEGER NOT NULL DEFAULT 0,
    "onTimeFollowUps" INTEGER NOT NULL DEFAULT 0,
    "sales" INTEGER NOT NULL DEFAULT 0,
    "streakDays" INTEGER NOT NULL DEFAULT 0,
    "bestStreak" INTEGER NOT NULL DEFAULT 0,
    "lastActivityDate" DATE,
    "currentTitle" VARCHAR(40) NOT NULL DEFAULT 'Newcomer',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GamificationStats_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "UserBadge" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "badgeId" VARCHAR(40) NOT NULL,
    "badgeName" VARCHAR(60) NOT NULL,
    "badgeDescription" VARCHAR(200) NOT NULL,
    "badgeIcon" VARCHAR(40) NOT NULL,
    "badgeColor" VARCHAR(7) NOT NULL DEFAULT '#3B82F6',
    "earnedAt" TIMESTAMPTZ(3),
    "progress" INTEGER NOT NULL DEFAULT 0,
    "maxProgress" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "UserBadge_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "User" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "username" CITEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "passwordHash" VARCHAR(200) NOT NULL,
    "firstName" VARCHAR(80) NOT NULL,
    "lastName" VARCHAR(80) NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'EMPLOYEE',
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "tokenVersion" INTEGER NOT NULL DEFAULT 0,
    "hiddenFromTeamBoard" BOOLEAN NOT NULL DEFAULT false,
    "lastLoginAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Notification" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" VARCHAR(40) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "subject" VARCHAR(60) NOT NULL,
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "InterestOption" (
    "businessId" INTEGER NOT NULL,
    "id" VARCHAR(40) NOT NULL,
    "value" VARCHAR(80) NOT NULL,
    "label" VARCHAR(80) NOT NULL,
    "sortOrder" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InterestOption_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Customer" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "firstName" VARCHAR(80) NOT NULL,
    "lastName" VARCHAR(80) NOT NULL,
    "name" VARCHAR(161) COLLATE "und-x-icu" NOT NULL,
    "phoneNumber" VARCHAR(10) NOT NULL,
    "city" VARCHAR(80),
    "email" VARCHAR(254),
    "interest" VARCHAR(80) NOT NULL,
    "notes" VARCHAR(5000),
    "status" "CustomerStatus" NOT NULL DEFAULT 'UNSOLD',
    "statusUpdatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- The collation makes lower() the same on every server, and the same as toLowerCase() in the search.
    "searchText" TEXT GENERATED ALWAYS AS (
        lower((
            "firstName" || E'\n' || "lastName" || E'\n' || "name" || E'\n' || coalesce("email", '') || E'\n' || "phoneNumber"
        ) COLLATE "und-x-icu")
    ) STORED,

    CONSTRAINT "Customer_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Contact" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "scheduledDate" TIMESTAMPTZ(3) NOT NULL,
    "email" VARCHAR(254),
    "notes" VARCHAR(5000),
    "completed" BOOLEAN NOT NULL DEFAULT false,
    "completedAt" TIMESTAMPTZ(3),
    "completedNotes" VARCHAR(2000),
    "completedById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Contact_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "FollowUpCadence" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "customerStatus" "CustomerStatus" NOT NULL,
    "dayNumber" SMALLINT NOT NULL,
    "title" VARCHAR(160) NOT NULL,
    "description" VARCHAR(2000),
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FollowUpCadence_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "FollowUp" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "cadenceId" INTEGER,
    "anchorDate" DATE NOT NULL,
    "customerStatus" "CustomerStatus" NOT NULL,
    "dayNumber" SMALLINT NOT NULL,
    "title" VARCHAR(160) NOT NULL,
    "description" VARCHAR(2000),
    "scheduledDate" TIMESTAMPTZ(3) NOT NULL,
    "state" "FollowUpState" NOT NULL DEFAULT 'PENDING',
    "completed" BOOLEAN NOT NULL DEFAULT false,
    "completedAt" TIMESTAMPTZ(3),
    "completedNotes" VARCHAR(2000),
    "outcome" VARCHAR(160),
    "completedById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FollowUp_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "HotBoardItem" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "title" VARCHAR(160) NOT NULL,
    "description" VARCHAR(2000) NOT NULL,
    "priority" "Priority" NOT NULL DEFAULT 'MEDIUM',
    "assignedToAll" BOOLEAN NOT NULL DEFAULT false,
    "assignedToId" INTEGER,
    "assignedToName" VARCHAR(161),
    "createdById" INTEGER,
    "createdByName" VARCHAR(161) NOT NULL,
    "resolved" BOOLEAN NOT NULL DEFAULT false,
    "resolvedAt" TIMESTAMPTZ(3),
    "resolvedById" INTEGER,
    "resolvedByName" VARCHAR(161),
    "resolutionNotes" VARCHAR(2000),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HotBoardItem_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "StickyNote" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "content" VARCHAR(5000) NOT NULL,
    "color" VARCHAR(7) NOT NULL DEFAULT '#fbbf24',
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StickyNote_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "SharedNote" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "noteId" INTEGER NOT NULL,
    "sharedWithUserId" INTEGER NOT NULL,
    "sharedByUserId" INTEGER NOT NULL,
    "canEdit" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SharedNote_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "VendorContact" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "company" VARCHAR(120) COLLATE "und-x-icu" NOT NULL,
    "salesRep" VARCHAR(160) NOT NULL,
    "phoneNumber" VARCHAR(40) NOT NULL,
    "webAddress" VARCHAR(300),
    "notes" VARCHAR(5000),
    "accessLevel" "AccessLevel" NOT NULL DEFAULT 'ALL',
    "assignedToId" INTEGER,
    "assignedToName" VARCHAR(161),
    "createdById" INTEGER,
    "createdByName" VARCHAR(161) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT GENERATED ALWAYS AS (
        lower(("company" || E'\n' || "salesRep" || E'\n' || "phoneNumber") COLLATE "und-x-icu")
    ) STORED,

    CONSTRAINT "VendorContact_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "SmsMessage" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "appointmentId" INTEGER,
    "customerId" INTEGER,
    "kind" VARCHAR(20) NOT NULL,
    "scheduleVersion" INTEGER NOT NULL DEFAULT 0,
    "toNumber" VARCHAR(20) NOT NULL,
    "body" VARCHAR(480) NOT NULL,
    "state" "SmsState" NOT NULL DEFAULT 'PENDING',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3),
    "claimedAt" TIMESTAMPTZ(3),
    "claimedBy" VARCHAR(80),
    "providerSid" VARCHAR(64),
    "errorCode" INTEGER,
    "errorReason" VARCHAR(300),
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SmsMessage_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "SmsOptOut" (
    "businessId" INTEGER NOT NULL,
    "phoneNumber" VARCHAR(20) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SmsOptOut_pkey" PRIMARY KEY ("businessId","phoneNumber")
);

-- CreateTable
CREATE TABLE "SmsReply" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "customerId" INTEGER,
    "fromNumber" VARCHAR(20) NOT NULL,
    "body" VARCHAR(1600) NOT NULL,
    "providerSid" VARCHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SmsReply_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "ServiceAppointment" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "date" CHAR(10) NOT NULL,
    "startTime" CHAR(5) NOT NULL,
    "endTime" CHAR(5) NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "technician" VARCHAR(161) NOT NULL,
    "description" VARCHAR(2000) NOT NULL,
    "notes" VARCHAR(5000),
    "status" "AppointmentStatus" NOT NULL DEFAULT 'SCHEDULED',
    "noShow" BOOLEAN NOT NULL DEFAULT false,
    "place" SMALLINT,
    "smsReminder" BOOLEAN NOT NULL DEFAULT true,
    "reminderSent" BOOLEAN NOT NULL DEFAULT false,
    "scheduleVersion" INTEGER NOT NULL DEFAULT 0,
    "confirmedAt" TIMESTAMPTZ(3),
    "completedAt" TIMESTAMPTZ(3),
    "completedById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ServiceAppointment_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "OrganizerTask" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "assignedById" INTEGER,
    "title" VARCHAR(160) NOT NULL,
    "description" VARCHAR(2000),
    "dueDate" DATE,
    "priority" "Priority" NOT NULL DEFAULT 'MEDIUM',
    "status" "TaskStatus" NOT NULL DEFAULT 'PENDING',
    "completed" BOOLEAN NOT NULL DEFAULT false,
    "completedAt" TIMESTAMPTZ(3),
    "reminderSet" BOOLEAN NOT NULL DEFAULT false,
    "tags" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrganizerTask_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "PasswordResetToken" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "tokenHash" CHAR(64) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "used" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PasswordResetToken_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "UsedTicket" (
    "id" VARCHAR(40) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UsedTicket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimiterFlexible" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "RateLimiterFlexible_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "ApiKey" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "role" "Role" NOT NULL,
    "keyHash" CHAR(64) NOT NULL,
    "prefix" VARCHAR(16) NOT NULL,
    "createdById" INTEGER NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "SuperAdmin" (
    "id" SERIAL NOT NULL,
    "username" CITEXT NOT NULL,
    "passwordHash" VARCHAR(200) NOT NULL,
    "email" CITEXT NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "tokenVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastLoginAt" TIMESTAMPTZ(3),

    CONSTRAINT "SuperAdmin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" SERIAL NOT NULL,
    "businessId" INTEGER,
    "actorType" VARCHAR(20) NOT NULL,
    "actorId" INTEGER,
    "actorName" VARCHAR(161) NOT NULL,
    "action" VARCHAR(60) NOT NULL,
    "subject" VARCHAR(60) NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Business_calendarFeedHash_key" ON "Business"("calendarFeedHash");

-- CreateIndex
CREATE INDEX "Activity_businessId_createdAt_id_idx" ON "Activity"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Activity_businessId_customerId_createdAt_idx" ON "Activity"("businessId", "customerId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Activity_businessId_contactId_idx" ON "Activity"("businessId", "contactId");

-- CreateIndex
CREATE INDEX "PointEntry_businessId_userId_localDay_idx" ON "PointEntry"("businessId", "userId", "localDay");

-- CreateIndex
CREATE INDEX "PointEntry_businessId_localDay_idx" ON "PointEntry"("businessId", "localDay");

-- CreateIndex
CREATE UNIQUE INDEX "PointEntry_businessId_userId_rule_subject_turn_key" ON "PointEntry"("businessId", "userId", "rule", "subject", "turn");

-- CreateIndex
CREATE INDEX "GamificationStats_businessId_totalPoints_idx" ON "GamificationStats"("businessId", "totalPoints" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "GamificationStats_businessId_userId_key" ON "GamificationStats"("businessId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "UserBadge_businessId_userId_badgeId_key" ON "UserBadge"("businessId", "userId", "badgeId");

-- CreateIndex
CREATE INDEX "User_username_idx" ON "User"("username");

-- CreateIndex
CREATE INDEX "User_email_idx" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "User_businessId_username_key" ON "User"("businessId", "username");

-- CreateIndex
CREATE UNIQUE INDEX "User_businessId_email_key" ON "User"("businessId", "email");

-- CreateIndex
CREATE INDEX "Notification_businessId_userId_id_idx" ON "Notification"("businessId", "userId", "id" DESC);

-- CreateIndex
CREATE INDEX "Notification_businessId_userId_readAt_idx" ON "Notification"("businessId", "userId", "readAt");

-- CreateIndex
CREATE INDEX "InterestOption_businessId_sortOrder_id_idx" ON "InterestOption"("businessId", "sortOrder", "id");

-- CreateIndex
CREATE UNIQUE INDEX "InterestOption_businessId_value_key" ON "InterestOption"("businessId", "value");

-- CreateIndex
CREATE INDEX "Customer_businessId_searchText_idx" ON "Customer" USING GIN ("businessId" int4_ops, "searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Customer_businessId_phoneNumber_idx" ON "Customer"("businessId", "phoneNumber");

-- CreateIndex
CREATE INDEX "Customer_businessId_email_idx" ON "Customer"("businessId", "email");

-- CreateIndex
CREATE INDEX "Customer_businessId_name_idx" ON "Customer"("businessId", "name");

-- CreateIndex
CREATE INDEX "Customer_businessId_interest_idx" ON "Customer"("businessId", "interest");

-- CreateIndex
CREATE INDEX "Customer_businessId_status_id_idx" ON "Customer"("businessId", "status", "id");

-- CreateIndex
CREATE INDEX "Customer_businessId_createdAt_idx" ON "Customer"("businessId", "createdAt");

-- CreateIndex
CREATE INDEX "Contact_businessId_completed_scheduledDate_id_idx" ON "Contact"("businessId", "completed", "scheduledDate", "id");

-- CreateIndex
CREATE INDEX "Contact_businessId_scheduledDate_id_idx" ON "Contact"("businessId", "scheduledDate", "id");

-- CreateIndex
CREATE INDEX "Contact_businessId_completedAt_idx" ON "Contact"("businessId", "completedAt");

-- CreateIndex
CREATE INDEX "Contact_businessId_customerId_scheduledDate_id_idx" ON "Contact"("businessId", "customerId", "scheduledDate", "id");

-- CreateIndex
CREATE INDEX "Contact_businessId_completedById_idx" ON "Contact"("businessId", "completedById");

-- CreateIndex
CREATE INDEX "FollowUpCadence_businessId_customerStatus_dayNumber_id_idx" ON "FollowUpCadence"("businessId", "customerStatus", "dayNumber", "id");

-- CreateIndex
CREATE INDEX "FollowUp_businessId_state_scheduledDate_id_idx" ON "FollowUp"("businessId", "state", "scheduledDate", "id");

-- CreateIndex
CREATE INDEX "FollowUp_businessId_completedAt_idx" ON "FollowUp"("businessId", "completedAt");

-- CreateIndex
CREATE INDEX "FollowUp_businessId_cadenceId_idx" ON "FollowUp"("businessId", "cadenceId");

-- CreateIndex
CREATE INDEX "FollowUp_businessId_completedById_idx" ON "FollowUp"("businessId", "completedById");

-- CreateIndex
CREATE UNIQUE INDEX "FollowUp_businessId_customerId_cadenceId_anchorDate_key" ON "FollowUp"("businessId", "customerId", "cadenceId", "anchorDate");

-- CreateIndex
CREATE INDEX "HotBoardItem_businessId_resolved_priority_createdAt_id_idx" ON "HotBoardItem"("businessId", "resolved", "priority", "createdAt", "id");

-- CreateIndex
CREATE INDEX "HotBoardItem_businessId_resolved_resolvedAt_id_idx" ON "HotBoardItem"("businessId", "resolved", "resolvedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "HotBoardItem_businessId_createdAt_idx" ON "HotBoardItem"("businessId", "createdAt");

-- CreateIndex
CREATE INDEX "HotBoardItem_businessId_assignedToId_resolved_idx" ON "HotBoardItem"("businessId", "assignedToId", "resolved");

-- CreateIndex
CREATE INDEX "HotBoardItem_businessId_createdById_idx" ON "HotBoardItem"("businessId", "createdById");

-- CreateIndex
CREATE INDEX "HotBoardItem_businessId_resolvedById_idx" ON "HotBoardItem"("businessId", "resolvedById");

-- CreateIndex
CREATE INDEX "StickyNote_businessId_userId_position_id_idx" ON "StickyNote"("businessId", "userId", "position", "id");

-- CreateIndex
CREATE INDEX "SharedNote_businessId_sharedWithUserId_id_idx" ON "SharedNote"("businessId", "sharedWithUserId", "id");

-- CreateIndex
CREATE INDEX "SharedNote_businessId_sharedByUserId_idx" ON "SharedNote"("businessId", "sharedByUserId");

-- CreateIndex
CREATE UNIQUE INDEX "SharedNote_businessId_noteId_sharedWithUserId_key" ON "SharedNote"("businessId", "noteId", "sharedWithUserId");

-- CreateIndex
CREATE INDEX "VendorContact_businessId_accessLevel_company_id_idx" ON "VendorContact"("businessId", "accessLevel", "company", "id");

-- CreateIndex
CREATE INDEX "VendorContact_businessId_company_id_idx" ON "VendorContact"("businessId", "company", "id");

-- CreateIndex
CREATE INDEX "VendorContact_businessId_searchText_idx" ON "VendorContact" USING GIN ("businessId" int4_ops, "searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "VendorContact_businessId_assignedToId_idx" ON "VendorContact"("businessId", "assignedToId");

-- CreateIndex
CREATE INDEX "VendorContact_businessId_createdById_idx" ON "VendorContact"("businessId", "createdById");

-- CreateIndex
CREATE UNIQUE INDEX "SmsMessage_providerSid_key" ON "SmsMessage"("providerSid");

-- CreateIndex
CREATE INDEX "SmsMessage_businessId_customerId_createdAt_idx" ON "SmsMessage"("businessId", "customerId", "createdAt");

-- CreateIndex
CREATE INDEX "SmsMessage_state_nextAttemptAt_idx" ON "SmsMessage"("state", "nextAttemptAt");

-- CreateIndex
CREATE UNIQUE INDEX "SmsMessage_businessId_appointmentId_kind_scheduleVersion_key" ON "SmsMessage"("businessId", "appointmentId", "kind", "scheduleVersion");

-- CreateIndex
CREATE INDEX "SmsReply_businessId_customerId_createdAt_idx" ON "SmsReply"("businessId", "customerId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "SmsReply_businessId_providerSid_key" ON "SmsReply"("businessId", "providerSid");

-- CreateIndex
CREATE INDEX "ServiceAppointment_businessId_date_startTime_id_idx" ON "ServiceAppointment"("businessId", "date", "startTime", "id");

-- CreateIndex
CREATE INDEX "ServiceAppointment_businessId_status_startsAt_idx" ON "ServiceAppointment"("businessId", "status", "startsAt");

-- CreateIndex
CREATE INDEX "ServiceAppointment_businessId_customerId_startsAt_idx" ON "ServiceAppointment"("businessId", "customerId", "startsAt");

-- CreateIndex
CREATE INDEX "ServiceAppointment_businessId_completedById_idx" ON "ServiceAppointment"("businessId", "completedById");

-- CreateIndex
CREATE INDEX "ServiceAppointment_startsAt_idx" ON "ServiceAppointment"("startsAt");

-- CreateIndex
CREATE UNIQUE INDEX "ServiceAppointment_businessId_date_place_key" ON "ServiceAppointment"("businessId", "date", "place");

-- CreateIndex
CREATE INDEX "OrganizerTask_businessId_userId_status_dueDate_id_idx" ON "OrganizerTask"("businessId", "userId", "status", "dueDate", "id");

-- CreateIndex
CREATE INDEX "OrganizerTask_businessId_assignedById_idx" ON "OrganizerTask"("businessId", "assignedById");

-- CreateIndex
CREATE UNIQUE INDEX "PasswordResetToken_tokenHash_key" ON "PasswordResetToken"("tokenHash");

-- CreateIndex
CREATE INDEX "PasswordResetToken_businessId_userId_idx" ON "PasswordResetToken"("businessId", "userId");

-- CreateIndex
CREATE INDEX "PasswordResetToken_expiresAt_idx" ON "PasswordResetToken"("expiresAt");

-- CreateIndex
CREATE INDEX "UsedTicket_expiresAt_idx" ON "UsedTicket"("expiresAt");

-- CreateIndex
CREATE INDEX "RateLimiterFlexible_expire_idx" ON "RateLimiterFlexible"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_keyHash_key" ON "ApiKey"("keyHash");

-- CreateIndex
CREATE INDEX "ApiKey_businessId_createdById_idx" ON "ApiKey"("businessId", "createdById");

-- CreateIndex
CREATE UNIQUE INDEX "SuperAdmin_username_key" ON "SuperAdmin"("username");

-- CreateIndex
CREATE UNIQUE INDEX "SuperAdmin_email_key" ON "SuperAdmin"("email");

-- CreateIndex
CREATE INDEX "AuditEntry_businessId_id_idx" ON "AuditEntry"("businessId", "id" DESC);

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_businessId_customerId_fkey" FOREIGN KEY ("businessId", "customerId") REFERENCES "Customer"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_businessId_contactId_fkey" FOREIGN KEY ("businessId", "contactId") REFERENCES "Contact"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "PointEntry" ADD CONSTRAINT "PointEntry_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointEntry" ADD CONSTRAINT "PointEntry_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GamificationStats" ADD CONSTRAINT "GamificationStats_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GamificationStats" ADD CONSTRAINT "GamificationStats_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserBadge" ADD CONSTRAINT "UserBadge_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserBadge" ADD CONSTRAINT "UserBadge_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InterestOption" ADD CONSTRAINT "InterestOption_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_businessId_customerId_fkey" FOREIGN KEY ("businessId", "customerId") REFERENCES "Customer"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_businessId_completedById_fkey" FOREIGN KEY ("businessId", "completedById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "FollowUpCadence" ADD CONSTRAINT "FollowUpCadence_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUp" ADD CONSTRAINT "FollowUp_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUp" ADD CONSTRAINT "FollowUp_businessId_customerId_fkey" FOREIGN KEY ("businessId", "customerId") REFERENCES "Customer"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUp" ADD CONSTRAINT "FollowUp_businessId_cadenceId_fkey" FOREIGN KEY ("businessId", "cadenceId") REFERENCES "FollowUpCadence"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "FollowUp" ADD CONSTRAINT "FollowUp_businessId_completedById_fkey" FOREIGN KEY ("businessId", "completedById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "HotBoardItem" ADD CONSTRAINT "HotBoardItem_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HotBoardItem" ADD CONSTRAINT "HotBoardItem_businessId_assignedToId_fkey" FOREIGN KEY ("businessId", "assignedToId") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "HotBoardItem" ADD CONSTRAINT "HotBoardItem_businessId_createdById_fkey" FOREIGN KEY ("businessId", "createdById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "HotBoardItem" ADD CONSTRAINT "HotBoardItem_businessId_resolvedById_fkey" FOREIGN KEY ("businessId", "resolvedById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "StickyNote" ADD CONSTRAINT "StickyNote_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StickyNote" ADD CONSTRAINT "StickyNote_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SharedNote" ADD CONSTRAINT "SharedNote_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SharedNote" ADD CONSTRAINT "SharedNote_businessId_noteId_fkey" FOREIGN KEY ("businessId", "noteId") REFERENCES "StickyNote"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SharedNote" ADD CONSTRAINT "SharedNote_businessId_sharedWithUserId_fkey" FOREIGN KEY ("businessId", "sharedWithUserId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SharedNote" ADD CONSTRAINT "SharedNote_businessId_sharedByUserId_fkey" FOREIGN KEY ("businessId", "sharedByUserId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VendorContact" ADD CONSTRAINT "VendorContact_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VendorContact" ADD CONSTRAINT "VendorContact_businessId_assignedToId_fkey" FOREIGN KEY ("businessId", "assignedToId") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "VendorContact" ADD CONSTRAINT "VendorContact_businessId_createdById_fkey" FOREIGN KEY ("businessId", "createdById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "SmsMessage" ADD CONSTRAINT "SmsMessage_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SmsMessage" ADD CONSTRAINT "SmsMessage_businessId_appointmentId_fkey" FOREIGN KEY ("businessId", "appointmentId") REFERENCES "ServiceAppointment"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SmsMessage" ADD CONSTRAINT "SmsMessage_businessId_customerId_fkey" FOREIGN KEY ("businessId", "customerId") REFERENCES "Customer"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SmsOptOut" ADD CONSTRAINT "SmsOptOut_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SmsReply" ADD CONSTRAINT "SmsReply_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SmsReply" ADD CONSTRAINT "SmsReply_businessId_customerId_fkey" FOREIGN KEY ("businessId", "customerId") REFERENCES "Customer"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceAppointment" ADD CONSTRAINT "ServiceAppointment_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceAppointment" ADD CONSTRAINT "ServiceAppointment_businessId_customerId_fkey" FOREIGN KEY ("businessId", "customerId") REFERENCES "Customer"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceAppointment" ADD CONSTRAINT "ServiceAppointment_businessId_completedById_fkey" FOREIGN KEY ("businessId", "completedById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "OrganizerTask" ADD CONSTRAINT "OrganizerTask_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrganizerTask" ADD CONSTRAINT "OrganizerTask_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrganizerTask" ADD CONSTRAINT "OrganizerTask_businessId_assignedById_fkey" FOREIGN KEY ("businessId", "assignedById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "PasswordResetToken" ADD CONSTRAINT "PasswordResetToken_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordResetToken" ADD CONSTRAINT "PasswordResetToken_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_businessId_createdById_fkey" FOREIGN KEY ("businessId", "createdById") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The rules of the specification that the database keeps. An unknown (NULL) passes a check.

ALTER TABLE "Business"
    ADD CONSTRAINT "Business_name_check" CHECK ("name" ~ '\S'),
    ADD CONSTRAINT "Business_timeZone_check" CHECK ("timeZone" ~ '\S'),
    ADD CONSTRAINT "Business_maxAppointmentsPerDay_check" CHECK ("maxAppointmentsPerDay" BETWEEN 1 AND 20),
    ADD CONSTRAINT "Business_email_check" CHECK ("email" ~ '^[^@\s]+@[^@\s]+$'),
    ADD CONSTRAINT "Business_twilioAuthToken_check" CHECK (("twilioAuthTokenSealed" IS NULL) = ("twilioAuthTokenHint" IS NULL)),
    ADD CONSTRAINT "Business_calendarFeedHash_check" CHECK ("calendarFeedHash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "Activity"
    ADD CONSTRAINT "Activity_description_check" CHECK ("description" ~ '\S'),
    ADD CONSTRAINT "Activity_performedBy_check" CHECK ("performedBy" ~ '\S'),
    ADD CONSTRAINT "Activity_contact_check" CHECK ("contactId" IS NULL OR "customerId" IS NOT NULL);

ALTER TABLE "PointEntry"
    ADD CONSTRAINT "PointEntry_rule_check" CHECK ("rule" ~ '\S'),
    ADD CONSTRAINT "PointEntry_subject_check" CHECK ("subject" ~ '^[A-Z][A-Za-z]*:[0-9A-Za-z]+$'),
    ADD CONSTRAINT "PointEntry_turn_check" CHECK ("turn" >= 0),
    ADD CONSTRAINT "PointEntry_points_check" CHECK ("points" BETWEEN -200 AND 200);

ALTER TABLE "GamificationStats"
    ADD CONSTRAINT "GamificationStats_sums_check" CHECK ("totalPoints" >= 0 AND "hotBoardResolutions" >= 0 AND "urgentResolutions" >= 0 AND "quickResolutions" >= 0 AND "contactsDone" >= 0 AND "onTimeFollowUps" >= 0 AND "sales" >= 0 AND "streakDays" >= 0),
    ADD CONSTRAINT "GamificationStats_bestStreak_check" CHECK ("bestStreak" >= "streakDays"),
    ADD CONSTRAINT "GamificationStats_currentTitle_check" CHECK ("currentTitle" ~ '\S');

ALTER TABLE "UserBadge"
    ADD CONSTRAINT "UserBadge_badgeId_check" CHECK ("badgeId" ~ '\S'),
    ADD CONSTRAINT "UserBadge_badgeName_check" CHECK ("badgeName" ~ '\S'),
    ADD CONSTRAINT "UserBadge_badgeColor_check" CHECK ("badgeColor" ~ '^#[0-9A-Fa-f]{6}$'),
    ADD CONSTRAINT "UserBadge_progress_check" CHECK ("progress" >= 0 AND "maxProgress" >= 1),
    ADD CONSTRAINT "UserBadge_earned_check" CHECK ("earnedAt" IS NULL OR "progress" >= "maxProgress");

ALTER TABLE "User"
    ADD CONSTRAINT "User_firstName_check" CHECK ("firstName" ~ '\S'),
    ADD CONSTRAINT "User_lastName_check" CHECK ("lastName" ~ '\S'),
    ADD CONSTRAINT "User_username_check" CHECK ("username"::text ~ '\S' AND char_length("username"::text) <= 80),
    ADD CONSTRAINT "User_reserved_check" CHECK ("username" <> 'triton'::citext AND ("username" <> 'demo'::citext OR "businessId" = 1)),
    ADD CONSTRAINT "User_email_check" CHECK ("email"::text ~ '^[^@\s]+@[^@\s]+$' AND char_length("email"::text) <= 254),
    ADD CONSTRAINT "User_passwordHash_check" CHECK ("passwordHash" LIKE '$argon2id$%'),
    ADD CONSTRAINT "User_tokenVersion_check" CHECK ("tokenVersion" >= 0);

ALTER TABLE "Notification"
    ADD CONSTRAINT "Notification_title_check" CHECK ("title" ~ '\S'),
    ADD CONSTRAINT "Notification_kind_check" CHECK ("kind" IN ('assigned', 'note-shared', 'text-failed', 'customer-replied', 'task-due')),
    ADD CONSTRAINT "Notification_subject_check" CHECK ("subject" ~ '^[A-Z][A-Za-z]*:[0-9A-Za-z]+$');

ALTER TABLE "InterestOption"
    ADD CONSTRAINT "InterestOption_value_check" CHECK ("value" ~ '\S'),
    ADD CONSTRAINT "InterestOption_label_check" CHECK ("label" ~ '\S');

ALTER TABLE "Customer"
    ADD CONSTRAINT "Customer_firstName_check" CHECK ("firstName" ~ '\S'),
    ADD CONSTRAINT "Customer_lastName_check" CHECK ("lastName" ~ '\S'),
    ADD CONSTRAINT "Customer_name_check" CHECK ("name" = "firstName" || ' ' || "lastName"),
    ADD CONSTRAINT "Customer_phoneNumber_check" CHECK ("phoneNumber" ~ '^[0-9]{7,10}$'),
    ADD CONSTRAINT "Customer_email_check" CHECK ("email" ~ '^[^@\s]+@[^@\s]+$');

ALTER TABLE "Contact"
    ADD CONSTRAINT "Contact_email_check" CHECK ("email" ~ '^[^@\s]+@[^@\s]+$'),
    ADD CONSTRAINT "Contact_completed_check" CHECK ("completed" = ("completedAt" IS NOT NULL)),
    ADD CONSTRAINT "Contact_completion_check" CHECK ("completed" OR ("completedById" IS NULL AND "completedNotes" IS NULL));

ALTER TABLE "FollowUpCadence"
    ADD CONSTRAINT "FollowUpCadence_title_check" CHECK ("title" ~ '\S'),
    ADD CONSTRAINT "FollowUpCadence_dayNumber_check" CHECK ("dayNumber" BETWEEN 0 AND 3650);

ALTER TABLE "FollowUp"
    ADD CONSTRAINT "FollowUp_title_check" CHECK ("title" ~ '\S'),
    ADD CONSTRAINT "FollowUp_dayNumber_check" CHECK ("dayNumber" BETWEEN 0 AND 3650),
    ADD CONSTRAINT "FollowUp_state_check" CHECK ("completed" = ("state" = 'COMPLETED')),
    ADD CONSTRAINT "FollowUp_completed_check" CHECK ("completed" = ("completedAt" IS NOT NULL));

ALTER TABLE "HotBoardItem"
    ADD CONSTRAINT "HotBoardItem_title_check" CHECK ("title" ~ '\S'),
    ADD CONSTRAINT "HotBoardItem_description_check" CHECK ("description" ~ '\S'),
    ADD CONSTRAINT "HotBoardItem_createdByName_check" CHECK ("createdByName" ~ '\S'),
    ADD CONSTRAINT "HotBoardItem_assignee_check" CHECK (NOT "assignedToAll" OR "assignedToId" IS NULL),
    ADD CONSTRAINT "HotBoardItem_resolved_check" CHECK ("resolved" = ("resolvedAt" IS NOT NULL) AND "resolved" = ("resolvedByName" IS NOT NULL)),
    ADD CONSTRAINT "HotBoardItem_resolution_check" CHECK ("resolved" OR ("resolvedById" IS NULL AND "resolutionNotes" IS NULL)),
    ADD CONSTRAINT "HotBoardItem_version_check" CHECK ("version" >= 1);

ALTER TABLE "StickyNote"
    ADD CONSTRAINT "StickyNote_title_check" CHECK ("title" ~ '\S'),
    ADD CONSTRAINT "StickyNote_content_check" CHECK ("content" ~ '\S'),
    ADD CONSTRAINT "StickyNote_color_check" CHECK ("color" ~ '^#[0-9A-Fa-f]{6}$');

ALTER TABLE "SharedNote"
    ADD CONSTRAINT "SharedNote_recipient_check" CHECK ("sharedWithUserId" <> "sharedByUserId");

ALTER TABLE "VendorContact"
    ADD CONSTRAINT "VendorContact_company_check" CHECK ("company" ~ '\S'),
    ADD CONSTRAINT "VendorContact_salesRep_check" CHECK ("salesRep" ~ '\S'),
    ADD CONSTRAINT "VendorContact_phoneNumber_check" CHECK ("phoneNumber" ~ '\S'),
    ADD CONSTRAINT "VendorContact_createdByName_check" CHECK ("createdByName" ~ '\S');

ALTER TABLE "SmsMessage"
    ADD CONSTRAINT "SmsMessage_toNumber_check" CHECK ("toNumber" ~ '\S'),
    ADD CONSTRAINT "SmsMessage_body_check" CHECK ("body" ~ '\S'),
    ADD CONSTRAINT "SmsMessage_kind_check" CHECK ("kind" IN ('reminder', 'test', 'confirmation')),
    ADD CONSTRAINT "SmsMessage_appointment_check" CHECK ("kind" <> 'reminder' OR "appointmentId" IS NOT NULL),
    ADD CONSTRAINT "SmsMessage_counts_check" CHECK ("scheduleVersion" >= 0 AND "attempts" >= 0),
    ADD CONSTRAINT "SmsMessage_claimed_check" CHECK ("state" <> 'CLAIMED' OR ("claimedAt" IS NOT NULL AND "claimedBy" IS NOT NULL)),
    ADD CONSTRAINT "SmsMessage_sent_check" CHECK ("state" NOT IN ('SENT', 'DELIVERED') OR ("sentAt" IS NOT NULL AND "providerSid" IS NOT NULL));

ALTER TABLE "SmsOptOut"
    ADD CONSTRAINT "SmsOptOut_phoneNumber_check" CHECK ("phoneNumber" ~ '\S');

ALTER TABLE "SmsReply"
    ADD CONSTRAINT "SmsReply_fromNumber_check" CHECK ("fromNumber" ~ '\S'),
    ADD CONSTRAINT "SmsReply_providerSid_check" CHECK ("providerSid" ~ '\S');

ALTER TABLE "ServiceAppointment"
    ADD CONSTRAINT "ServiceAppointment_technician_check" CHECK ("technician" ~ '\S'),
    ADD CONSTRAINT "ServiceAppointment_description_check" CHECK ("description" ~ '\S'),
    ADD CONSTRAINT "ServiceAppointment_date_check" CHECK ("date" ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
    ADD CONSTRAINT "ServiceAppointment_startTime_check" CHECK ("startTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    ADD CONSTRAINT "ServiceAppointment_endTime_check" CHECK ("endTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND "endTime" > "startTime"),
    ADD CONSTRAINT "ServiceAppointment_place_check" CHECK ("place" IS NULL OR ("place" BETWEEN 1 AND 20 AND "status" <> 'CANCELLED')),
    ADD CONSTRAINT "ServiceAppointment_noShow_check" CHECK (NOT "noShow" OR "status" = 'CANCELLED'),
    ADD CONSTRAINT "ServiceAppointment_completed_check" CHECK (("status" = 'COMPLETED') = ("completedAt" IS NOT NULL)),
    ADD CONSTRAINT "ServiceAppointment_completedBy_check" CHECK ("completedById" IS NULL OR "status" = 'COMPLETED'),
    ADD CONSTRAINT "ServiceAppointment_scheduleVersion_check" CHECK ("scheduleVersion" >= 0);

ALTER TABLE "OrganizerTask"
    ADD CONSTRAINT "OrganizerTask_title_check" CHECK ("title" ~ '\S'),
    ADD CONSTRAINT "OrganizerTask_completed_check" CHECK ("completed" = ("status" = 'COMPLETED') AND "completed" = ("completedAt" IS NOT NULL)),
    ADD CONSTRAINT "OrganizerTask_tags_check" CHECK (cardinality("tags") <= 10);

ALTER TABLE "PasswordResetToken"
    ADD CONSTRAINT "PasswordResetToken_tokenHash_check" CHECK ("tokenHash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "UsedTicket"
    ADD CONSTRAINT "UsedTicket_id_check" CHECK ("id" ~ '\S');

ALTER TABLE "ApiKey"
    ADD CONSTRAINT "ApiKey_name_check" CHECK ("name" ~ '\S'),
    ADD CONSTRAINT "ApiKey_prefix_check" CHECK ("prefix" ~ '\S'),
    ADD CONSTRAINT "ApiKey_keyHash_check" CHECK ("keyHash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "SuperAdmin"
    ADD CONSTRAINT "SuperAdmin_username_check" CHECK ("username"::text ~ '\S' AND char_length("username"::text) <= 80),
    ADD CONSTRAINT "SuperAdmin_email_check" CHECK ("email"::text ~ '^[^@\s]+@[^@\s]+$' AND char_length("email"::text) <= 254),
    ADD CONSTRAINT "SuperAdmin_passwordHash_check" CHECK ("passwordHash" LIKE '$argon2id$%'),
    ADD CONSTRAINT "SuperAdmin_tokenVersion_check" CHECK ("tokenVersion" >= 0);

ALTER TABLE "AuditEntry"
    ADD CONSTRAINT "AuditEntry_actorName_check" CHECK ("actorName" ~ '\S'),
    ADD CONSTRAINT "AuditEntry_subject_check" CHECK ("subject" ~ '\S'),
    ADD CONSTRAINT "AuditEntry_actorType_check" CHECK ("actorType" IN ('user', 'superadmin', 'api-key', 'system')),
    ADD CONSTRAINT "AuditEntry_action_check" CHECK ("action" ~ '^[A-Za-z-]+:[A-Za-z-]+$');

-- The demo business is number 1; real ones begin after it.
ALTER SEQUENCE "Business_id_seq" RESTART WITH 2;
