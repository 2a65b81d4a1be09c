-- Likely duplicates compare names without full stops and commas: John Smith, Jr. is John Smith Jr.
DROP INDEX "Customer_businessId_folded_name_id_idx";
CREATE INDEX "Customer_businessId_name_key_id_idx" ON "Customer" ("businessId", fold_text(translate("name", '.,', '')), "id");
