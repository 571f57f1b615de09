ALTER TABLE "api_keys" ADD COLUMN "at_once" integer;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "per_minute" integer;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "per_day" integer;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "at_once" integer;