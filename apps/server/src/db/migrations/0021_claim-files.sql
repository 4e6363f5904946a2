CREATE TABLE "claim_files" (
	"finalization_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"images" jsonb NOT NULL,
	CONSTRAINT "claim_files_finalization_id_kind_pk" PRIMARY KEY("finalization_id","kind")
);
--> statement-breakpoint
ALTER TABLE "claim_files" ADD CONSTRAINT "claim_files_finalization_id_finalizations_id_fk" FOREIGN KEY ("finalization_id") REFERENCES "public"."finalizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_files_key" ON "claim_files" USING btree ("key");
