ALTER TABLE "claim_answers" ADD COLUMN "once" text;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_answers_once" ON "claim_answers" USING btree ("recipient_id","once");
