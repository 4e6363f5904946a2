ALTER TABLE "finalizations" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "claim_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"finalization_id" integer NOT NULL REFERENCES "finalizations"("id") ON DELETE CASCADE,
	"address" text NOT NULL,
	"name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "claim_recipients_address" ON "claim_recipients" USING btree ("finalization_id",lower("address"));--> statement-breakpoint
CREATE TABLE "claim_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"finalization_id" integer NOT NULL REFERENCES "finalizations"("id") ON DELETE CASCADE,
	"recipient_id" integer NOT NULL REFERENCES "claim_recipients"("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"paid_on" date,
	"reference" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "claim_answers_finalization" ON "claim_answers" USING btree ("finalization_id");--> statement-breakpoint
CREATE TABLE "claim_remarks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"answer_id" integer NOT NULL REFERENCES "claim_answers"("id") ON DELETE CASCADE,
	"receipt_id" integer,
	"comment" text NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "claim_remarks_answer" ON "claim_remarks" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "claim_remarks_receipt" ON "claim_remarks" USING btree ("receipt_id");--> statement-breakpoint
CREATE TABLE "record_entries" (
	"subject" text NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "record_entries_subject_seq_pk" PRIMARY KEY("subject","seq")
);
--> statement-breakpoint
CREATE TABLE "record_contents" (
	"subject" text NOT NULL,
	"seq" integer NOT NULL,
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
	"content" text NOT NULL,
	CONSTRAINT "record_contents_subject_seq_pk" PRIMARY KEY("subject","seq")
);
--> statement-breakpoint
CREATE INDEX "record_contents_user" ON "record_contents" USING btree ("user_id");--> statement-breakpoint
CREATE TABLE "seal_keys" (
	"id" text PRIMARY KEY,
	"public_key" text NOT NULL,
	"private_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "claim_seals" (
	"finalization_id" integer PRIMARY KEY REFERENCES "finalizations"("id") ON DELETE CASCADE,
	"key_id" text NOT NULL REFERENCES "seal_keys"("id"),
	"payload" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_record_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Only the deletion of an account, which cascades, removes contents; their hashes stay.
	IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'record_contents' AND pg_trigger_depth() > 1 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'Entries of the record can only be added.';
END
$$;--> statement-breakpoint
CREATE TRIGGER record_entries_append_only BEFORE UPDATE OR DELETE ON "record_entries" FOR EACH ROW EXECUTE FUNCTION refuse_record_change();--> statement-breakpoint
CREATE TRIGGER record_entries_no_truncate BEFORE TRUNCATE ON "record_entries" EXECUTE FUNCTION refuse_record_change();--> statement-breakpoint
CREATE TRIGGER record_contents_append_only BEFORE UPDATE OR DELETE ON "record_contents" FOR EACH ROW EXECUTE FUNCTION refuse_record_change();--> statement-breakpoint
CREATE TRIGGER record_contents_no_truncate BEFORE TRUNCATE ON "record_contents" EXECUTE FUNCTION refuse_record_change();
