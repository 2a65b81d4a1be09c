CREATE INDEX "Customer_businessId_city_key_id_idx" ON "Customer" ("businessId", fold_text("city"), "id") WHERE "city" IS NOT NULL;
