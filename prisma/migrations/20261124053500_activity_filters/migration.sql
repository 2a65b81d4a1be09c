-- The Activity Log is filtered by type and by person, newest first.
CREATE INDEX "Activity_businessId_type_createdAt_id_idx"
  ON "Activity" ("businessId", type, "createdAt" DESC, id DESC);
CREATE INDEX "Activity_businessId_performedBy_createdAt_id_idx"
  ON "Activity" ("businessId", "performedBy", "createdAt" DESC, id DESC);
