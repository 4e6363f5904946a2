ALTER TABLE "uploads" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD COLUMN "origin" jsonb;
