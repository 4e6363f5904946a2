ALTER TABLE "second_steps" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "second_steps" ADD COLUMN "wrong_codes_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "second_steps" ADD COLUMN "closed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_step_at" timestamp with time zone;