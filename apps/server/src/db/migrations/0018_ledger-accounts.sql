CREATE TABLE "ledger_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"accounts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
