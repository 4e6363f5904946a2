ALTER TABLE "claim_answers" ALTER COLUMN "recipient_id" DROP NOT NULL;
