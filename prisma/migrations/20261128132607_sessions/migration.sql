-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "businessId" INTEGER,
    "userId" INTEGER,
    "superadminId" INTEGER,
    "version" INTEGER NOT NULL,
    "device" VARCHAR(80),
    "network" VARCHAR(45) NOT NULL,
    "place" VARCHAR(64),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Session_businessId_userId_idx" ON "Session"("businessId", "userId");

-- CreateIndex
CREATE INDEX "Session_superadminId_idx" ON "Session"("superadminId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_superadminId_fkey" FOREIGN KEY ("superadminId") REFERENCES "SuperAdmin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A session belongs to a user of a business or to a superadmin.
ALTER TABLE "Session" ADD CONSTRAINT "Session_owner_check"
  CHECK (("userId" IS NULL) = ("businessId" IS NULL) AND ("userId" IS NULL) <> ("superadminId" IS NULL));
