import { sql } from 'kysely'
import type { ContactKind } from '#domains/contacts/contact.ts'
import type { ReplyTemplate } from '#domains/contacts/reply-template.ts'
import type { Db } from '#platform/db/transaction.ts'
import { defaultLocale, type Locale } from '#platform/i18n/locales.ts'

/**
 * The templates in use for a kind of message, in their order. Those for this kind come before those for all kinds. A text
 * that the language does not have is in the default one.
 * @param language of the answer
 * @param locale of the titles
 */
export async function listReplyTemplates(
  db: Db,
  { kind, language, locale }: { kind: ContactKind; language: Locale; locale: Locale },
): Promise<ReplyTemplate[]> {
  const text = (column: string, wanted: Locale) => sql<string>`(
    select ${sql.ref(column)} from reply_template_text
    where reply_template_id = template.id and language in (${wanted}, ${defaultLocale}) and ${sql.ref(column)} <> ''
    order by language = ${wanted} desc limit 1
  )`
  const { rows } = await sql<ReplyTemplate>`
    select id, ${text('title', locale)} as title, ${text('subject', language)} as subject, ${text('body', language)} as text
    from reply_template as template
    where active and about in (${kind}, 'any')
    order by about = 'any', position, id
  `.execute(db)
  return rows
}
