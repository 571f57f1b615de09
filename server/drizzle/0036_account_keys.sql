ALTER TABLE "api_keys" ALTER COLUMN "app_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "api_keys_account_idx" ON "api_keys" USING btree ("created_by") WHERE "api_keys"."app_id" is null;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_holder_check" CHECK ("api_keys"."app_id" is not null or "api_keys"."created_by" is not null);