import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { Tx } from '#platform/db/transaction.ts'
import { readSeed, type SeedGroup } from './seed-files.ts'

/** A text page of the seeds in one language. */
export interface PageText {
  slug: string
  language: string
  title: string
  /** Without its title. */
  body: string
}

/** By slug: a number that each new wording raises, and the digests of all earlier wordings in any language. */
const formerTexts = z.record(z.string(), z.object({ revision: z.int().min(2), former: z.array(z.string()) }))

/** The digest that identifies a stored text as an earlier standard text. */
export const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex')

/** One seed for each new wording of a page that installations already have. */
export async function revisedTextSeeds(folder: string, pages: readonly PageText[]): Promise<SeedGroup[]> {
  const revised = (await readSeed(folder, join('contents', 'former-texts.json'), formerTexts)) ?? {}
  return Object.entries(revised).map(([slug, { revision, former }]) => ({
    names: [`content:${slug}:${revision}`],
    load: (tx) =>
      replaceFormerTexts(
        tx,
        pages.filter((page) => page.slug === slug),
        new Set(former),
      ),
  }))
}

/** Replaces unedited texts. A page that was changed in the panel has a higher revision. */
async function replaceFormerTexts(tx: Tx, pages: readonly PageText[], former: ReadonlySet<string>) {
  for (const { slug, language, title, body } of pages) {
    const stored = await tx
      .selectFrom('content')
      .innerJoin('contentText', 'contentText.contentId', 'content.id')
      .select(['content.id', 'contentText.body'])
      .where('slug', '=', slug)
      .where('language', '=', language)
      .where('revision', '=', 1)
      .executeTakeFirst()
    if (!stored || !former.has(digestOf(stored.body))) continue
    await tx
      .updateTable('contentText')
      .set({ title, body })
      .where('contentId', '=', stored.id)
      .where('language', '=', language)
      .execute()
    await tx.updateTable('content').set({ changedAt: new Date() }).where('id', '=', stored.id).execute()
  }
}
