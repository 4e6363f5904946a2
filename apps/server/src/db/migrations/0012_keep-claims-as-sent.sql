ALTER TABLE "claim_lines" ADD COLUMN "items" jsonb;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD COLUMN "printed_minor" bigint;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD COLUMN "printed_currency" text;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD COLUMN "unconfirmed" text[];--> statement-breakpoint
ALTER TABLE "claim_lines" ADD COLUMN "files" jsonb;--> statement-breakpoint
ALTER TABLE "finalizations" ADD COLUMN "trip_name" text;--> statement-breakpoint
ALTER TABLE "finalizations" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "finalizations" ADD COLUMN "end_date" date;--> statement-breakpoint
ALTER TABLE "finalizations" ADD COLUMN "traveller_name" text;--> statement-breakpoint
ALTER TABLE "finalizations" ADD COLUMN "traveller_email" text;