-- CreateTable
CREATE TABLE "SecondFactor" (
    "id" SERIAL NOT NULL,
    "businessId" INTEGER,
    "userId" INTEGER,
    "superadminId" INTEGER,
    "secret" VARCHAR(200) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "recoveryHashes" CHAR(64)[] DEFAULT ARRAY[]::CHAR(64)[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SecondFactor_superadminId_key" ON "SecondFactor"("superadminId");

-- CreateIndex
CREATE UNIQUE INDEX "SecondFactor_businessId_userId_key" ON "SecondFactor"("businessId", "userId");

-- AddForeignKey
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_superadminId_fkey" FOREIGN KEY ("superadminId") REFERENCES "SuperAdmin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A factor belongs to a user of a business or to a superadmin.
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_owner_check"
  CHECK (("userId" IS NULL) = ("businessId" IS NULL) AND ("userId" IS NULL) <> ("superadminId" IS NULL));
