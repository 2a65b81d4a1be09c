-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "businessId" INTEGER NOT NULL,
    "hash" VARCHAR(43) NOT NULL,
    "requestHash" VARCHAR(43) NOT NULL,
    "role" "Role" NOT NULL,
    "status" SMALLINT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("businessId","hash")
);

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- AddForeignKey
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;
