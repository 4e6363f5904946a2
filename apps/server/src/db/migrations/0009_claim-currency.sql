ALTER TABLE "finalizations" ADD COLUMN "currency" text;--> statement-breakpoint
UPDATE "finalizations" f SET "currency" = t."currency" FROM "trips" t WHERE t."id" = f."trip_id" AND f."revoked_at" IS NULL;
