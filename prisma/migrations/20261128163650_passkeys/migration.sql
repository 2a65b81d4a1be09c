-- CreateTable
CREATE TABLE "Passkey" (
    "id" SERIAL NOT NULL,
    "businessId" INTEGER,
    "userId" INTEGER,
    "superadminId" INTEGER,
    "name" VARCHAR(60) NOT NULL,
    "credentialId" VARCHAR(1364) NOT NULL,
    "publicKey" VARCHAR(1000) NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" VARCHAR(20)[] DEFAULT ARRAY[]::VARCHAR(20)[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Passkey_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Passkey_credentialId_key" ON "Passkey"("credentialId");

-- CreateIndex
CREATE INDEX "Passkey_businessId_userId_idx" ON "Passkey"("businessId", "userId");

-- CreateIndex
CREATE INDEX "Passkey_superadminId_idx" ON "Passkey"("superadminId");

-- AddForeignKey
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_superadminId_fkey" FOREIGN KEY ("superadminId") REFERENCES "SuperAdmin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A passkey belongs to a user of a business or to a superadmin.
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_owner_check"
  CHECK (("userId" IS NULL) = ("businessId" IS NULL) AND ("userId" IS NULL) <> ("superadminId" IS NULL));
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_name_check" CHECK (name <> '');
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_counter_check" CHECK (counter >= 0);
