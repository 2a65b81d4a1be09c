-- The address at which calendar programs read the appointments of one technician.
ALTER TABLE "User" ADD COLUMN "calendarFeedHash" CHAR(64);
CREATE UNIQUE INDEX "User_calendarFeedHash_key" ON "User"("calendarFeedHash");
ALTER TABLE "User" ADD CONSTRAINT "User_calendarFeedHash_check" CHECK ("calendarFeedHash" ~ '^[0-9a-f]{64}$');
