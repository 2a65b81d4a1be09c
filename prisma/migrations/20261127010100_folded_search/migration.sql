-- Searches and likely duplicates compare the folded form, so that what people see can keep its spelling.
ALTER TABLE "Customer" DROP COLUMN "searchText";
ALTER TABLE "Customer" ADD COLUMN "searchText" TEXT GENERATED ALWAYS AS (
    fold_text("firstName" || E'\n' || "lastName" || E'\n' || "name" || E'\n' || coalesce("email", '') || E'\n' || "phoneNumber")
) STORED;
CREATE INDEX "Customer_businessId_searchText_idx" ON "Customer" USING GIN ("businessId" int4_ops, "searchText" gin_trgm_ops);

DROP INDEX "Customer_businessId_lower_name_id_idx";
CREATE INDEX "Customer_businessId_folded_name_id_idx" ON "Customer" ("businessId", fold_text("name"), "id");

ALTER TABLE "VendorContact" DROP COLUMN "searchText";
ALTER TABLE "VendorContact" ADD COLUMN "searchText" TEXT GENERATED ALWAYS AS (
    fold_text("company" || E'\n' || "salesRep" || E'\n' || "phoneNumber" || E'\n'
        || regexp_replace("phoneNumber", '[^0-9]', '', 'g'))
) STORED;
CREATE INDEX "VendorContact_businessId_searchText_idx" ON "VendorContact" USING GIN ("businessId" int4_ops, "searchText" gin_trgm_ops);
