CREATE TABLE "mail_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_mail_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_confirmations" ADD CONSTRAINT "mail_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_confirmations_user_idx" ON "mail_confirmations" USING btree ("user_id");