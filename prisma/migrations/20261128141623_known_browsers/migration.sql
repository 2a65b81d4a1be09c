-- AlterTable
ALTER TABLE "SuperAdmin" ADD COLUMN     "newBrowserMails" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "newBrowserMails" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "KnownBrowser" (
    "hash" CHAR(64) NOT NULL,
    "businessId" INTEGER,
    "userId" INTEGER,
    "superadminId" INTEGER,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KnownBrowser_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "KnownBrowser_businessId_userId_idx" ON "KnownBrowser"("businessId", "userId");

-- CreateIndex
CREATE INDEX "KnownBrowser_superadminId_idx" ON "KnownBrowser"("superadminId");

-- CreateIndex
CREATE INDEX "KnownBrowser_lastSeenAt_idx" ON "KnownBrowser"("lastSeenAt");

-- AddForeignKey
ALTER TABLE "KnownBrowser" ADD CONSTRAINT "KnownBrowser_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KnownBrowser" ADD CONSTRAINT "KnownBrowser_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KnownBrowser" ADD CONSTRAINT "KnownBrowser_superadminId_fkey" FOREIGN KEY ("superadminId") REFERENCES "SuperAdmin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A browser is known to a user of a business or to a superadmin.
ALTER TABLE "KnownBrowser" ADD CONSTRAINT "KnownBrowser_owner_check"
  CHECK (("userId" IS NULL) = ("businessId" IS NULL) AND ("userId" IS NULL) <> ("superadminId" IS NULL));
ALTER TABLE "KnownBrowser" ADD CONSTRAINT "KnownBrowser_hash_check" CHECK (hash ~ '^[0-9a-f]{64}$');
