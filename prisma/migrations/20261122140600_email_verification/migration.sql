-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailVerifiedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "EmailVerification" (
    "businessId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "email" CITEXT NOT NULL,
    "tokenHash" CHAR(64) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmailVerification_pkey" PRIMARY KEY ("businessId","userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "EmailVerification_tokenHash_key" ON "EmailVerification"("tokenHash");

-- AddForeignKey
ALTER TABLE "EmailVerification" ADD CONSTRAINT "EmailVerification_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmailVerification" ADD CONSTRAINT "EmailVerification_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say
ALTER TABLE "EmailVerification"
    ADD CONSTRAINT "EmailVerification_tokenHash_check" CHECK ("tokenHash" ~ '^[0-9a-f]{64}$');

-- The team list shows whose address is verified.
DROP TRIGGER announce_update ON "User";
CREATE TRIGGER announce_update AFTER UPDATE ON "User" FOR EACH ROW
  WHEN ((OLD."tokenVersion", OLD."firstName", OLD."lastName", OLD.role, OLD."isActive", OLD.email, OLD.username,
         OLD."hiddenFromTeamBoard", OLD."emailVerifiedAt")
    IS DISTINCT FROM
        (NEW."tokenVersion", NEW."firstName", NEW."lastName", NEW.role, NEW."isActive", NEW.email, NEW.username,
         NEW."hiddenFromTeamBoard", NEW."emailVerifiedAt"))
  EXECUTE FUNCTION announce_account();
