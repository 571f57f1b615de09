ALTER TABLE "apps" ADD COLUMN "seed_key" text;--> statement-breakpoint
CREATE INDEX "apps_seed_key_idx" ON "apps" USING btree ("seed_key") WHERE "apps"."seed_key" is not null;--> statement-breakpoint
UPDATE "apps" SET "seed_key" = "seeds"."key"
FROM (VALUES
  ('forecast-app', 'algorithm', '趋势预测示例', 'Forecast example'),
  ('ocr-app', 'recognition', '图片识字示例', 'Picture reading example'),
  ('tokenize-app', 'nlp', '中文分词示例', 'Chinese tokenizer example')
) AS "seeds" ("key", "kind", "chinese_name", "english_name")
WHERE "apps"."kind" = "seeds"."kind"
  AND "apps"."name" IN ("seeds"."chinese_name", "seeds"."english_name")
  AND "apps"."created_by"::text IN (SELECT "target_id"::text FROM "audit_events" WHERE "action" = 'user.seeded');
