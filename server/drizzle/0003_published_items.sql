-- What was stored before items kept their revisions: the present content becomes the first one that is kept.
UPDATE "nlp_items" SET "published_revision" = "revision" WHERE "status" = 'published' AND "published_revision" IS NULL;--> statement-breakpoint
INSERT INTO "item_revisions" ("item_id", "revision", "kind", "content", "fingerprint", "created_at", "created_by", "published_at")
SELECT "id", "revision", 'nlp',
  jsonb_build_object('slug', "slug", 'name', "name", 'task', "task", 'engine', "engine", 'description', "description", 'tags', to_jsonb("tags"), 'sample', "sample", 'parameters', "parameters"),
  "fingerprint", "updated_at", "updated_by", CASE WHEN "status" = 'published' THEN "updated_at" END
FROM "nlp_items"
ON CONFLICT DO NOTHING;
