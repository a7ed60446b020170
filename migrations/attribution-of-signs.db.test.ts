import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateNewDatabaseTo, migrateToLatest } from '#platform/db/migrate.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openEmptyDatabase } from '#tests/database.ts'
import { migrations } from './index.ts'

test('an upgrade moves the attributions of files into every document, and nothing waits because of it [D44] [D37]', async () => {
  const { db } = await openEmptyDatabase('attribution')
  await inTransaction(db, (tx) => migrateNewDatabaseTo(tx, '0024-media-of-imports', migrations))
  const document = (media: object[], examples: object[] = []) =>
    JSON.stringify({ texts: { gloss: 'CASA' }, media, examples })
  const before = document([{ role: 'main', media: 1 }])
  const after = document(
    [{ role: 'main', media: 2 }],
    [
      { texts: { pt: 'A casa.' }, signs: 'CASA', media: 1 },
      { texts: {}, signs: 'LAR' },
    ],
  )
  await sql`
    insert into language (code, is_default) values ('pt', true);
    insert into dictionary (name, acronym, sign_language, country, version_label) values ('T', 'T', 'bzs', 'BR', '1');
    insert into account (id, email, email_folded, name, status) values (7, 'a@b.example', 'a@b.example', 'Ana', 'approved');
    insert into media (id, kind, original_name, sha256, bytes, licence, credit, signer, signer_consent) values
      (1, 'video', 'old.mp4', '1', 1, null, 'UFPR', '', null),
      (2, 'video', 'new.mp4', '2', 1, 'CC0', ' UFSC ', 'Eeva', 'In writing');
    insert into change_set (id, kind, number) values (1, 'form', 1), (2, 'form', 2);
    insert into sign (id, dictionary_id, gloss, status, revision) select 5, id, 'CASA', 'published', 2 from dictionary;
    insert into sign_media (sign_id, media_id, role, position) values (5, 2, 'main', 0);
    insert into example (sign_id, position, signs, media_id) values (5, 0, 'CASA', 1), (5, 1, 'LAR', null);
  `.execute(db)
  await sql`insert into sign_version (sign_id, revision, change_set_id, document) values
    (5, 1, 1, ${before}::jsonb), (5, 2, 2, ${after}::jsonb)`.execute(db)
  await sql`insert into published_sign (sign_id, dictionary_version, revision, document)
    values (5, 1, 2, ${after}::jsonb)`.execute(db)
  await sql`insert into sign_draft (account_id, sign_id, base_revision, content, stage)
    values (7, 5, 2, ${after}::jsonb, 'basics'), (7, null, null, '{"gloss": "x"}', 'basics')`.execute(db)
  await sql`insert into sign_import (id, account_id, file_name, source) values (1, 7, 'a.csv', 'a')`.execute(
    db,
  )
  await sql`insert into sign_import_change (import_id, position, sign_id, gloss, before, after)
    values (1, 0, 5, 'CASA', null, ${after}::jsonb)`.execute(db)

  await migrateToLatest(db)

  const attributed = JSON.parse(
    document(
      [{ role: 'main', media: 2, licence: 'CC0', credit: 'UFSC', signer: 'Eeva' }],
      [
        { texts: { pt: 'A casa.' }, signs: 'CASA', media: 1, credit: 'UFPR' },
        { texts: {}, signs: 'LAR' },
      ],
    ),
  )
  const versions = await db.selectFrom('signVersion').select('document').orderBy('revision').execute()
  expect(versions.map((version) => version.document)).toEqual([
    JSON.parse(document([{ role: 'main', media: 1, credit: 'UFPR' }])),
    attributed,
  ])
  expect(await db.selectFrom('publishedSign').select(['document', 'revision']).execute()).toEqual([
    { document: attributed, revision: 2 },
  ])
  const drafts = await db.selectFrom('signDraft').select('content').orderBy('id').execute()
  expect(drafts.map(({ content }) => content)).toEqual([attributed, { gloss: 'x' }])
  expect(await db.selectFrom('signImportChange').select(['before', 'after']).execute()).toEqual([
    { before: null, after: attributed },
  ])
  expect(await db.selectFrom('signMedia').select(['licence', 'credit', 'signer']).execute()).toEqual([
    { licence: 'CC0', credit: 'UFSC', signer: 'Eeva' },
  ])
  expect(
    await db.selectFrom('example').select(['licence', 'credit', 'signer']).orderBy('position').execute(),
  ).toEqual([
    { licence: null, credit: 'UFPR', signer: null },
    { licence: null, credit: null, signer: null },
  ])
  expect(
    await db.selectFrom('signerConsent').select(['mediaId', 'note', 'accountId', 'at']).execute(),
  ).toEqual([{ mediaId: 2, note: 'In writing', accountId: null, at: null }])
  expect(await db.selectFrom('sign').select(['status', 'revision']).execute()).toEqual([
    { status: 'published', revision: 2 },
  ])
})
