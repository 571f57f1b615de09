ALTER TABLE "translations" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "revision" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "updated_by" uuid;