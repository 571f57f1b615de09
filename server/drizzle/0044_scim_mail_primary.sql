ALTER TABLE "scim_users" ADD COLUMN "is_mail_primary" boolean;--> statement-breakpoint
UPDATE "scim_users" SET "is_mail_primary" = true;
