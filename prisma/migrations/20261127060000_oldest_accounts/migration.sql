-- Sign-in reads the oldest accounts of a username, and the oldest of them whose address is verified.
CREATE INDEX "User_username_createdAt_id_idx" ON "User"("username", "createdAt", "id");
CREATE INDEX "User_username_emailVerifiedAt_idx" ON "User"("username", "emailVerifiedAt");
DROP INDEX "User_username_idx";
