CREATE TABLE "translation_draftings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"model_id" text NOT NULL,
	"model_name" text NOT NULL,
	"message_ids" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_code" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "translation_drafts" (
	"locale" text NOT NULL,
	"id" text NOT NULL,
	"message" text NOT NULL,
	"source" text NOT NULL,
	"model" text,
	"revision" serial NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "translation_drafts_locale_id_pk" PRIMARY KEY("locale","id")
);
--> statement-breakpoint
CREATE INDEX "translation_draftings_locale_idx" ON "translation_draftings" USING btree ("locale","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "translation_draftings_running_idx" ON "translation_draftings" USING btree ("locale") WHERE status in ('queued', 'running');