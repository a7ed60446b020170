import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { annotationManualSlug, demoContentSlug } from '#domains/content/content.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { type PageText, revisedTextSeeds } from './revised-texts.ts'
import { readSeed, readText, type SeedGroup, textsByLanguage } from './seed-files.ts'

const contents = 'contents'
const legalKinds = ['terms', 'privacy']
/** Texts with an entry in the menu instead of the footer, or that are part of another page. */
const outsideFooter = ['about', demoContentSlug, annotationManualSlug]
const heading = /^\s*<h1[^>]*>([\s\S]*?)<\/h1>\s*/

const questions = z.array(
  z.object({ texts: textsByLanguage(z.object({ question: z.string(), answer: z.string() })) }),
)

/** Text pages, terms of use, privacy policy and frequent questions. */
export async function contentSeeds(folder: string): Promise<SeedGroup[]> {
  const pages = await readPages(folder)
  const slugs = Map.groupBy(pages, ({ slug }) => slug)
  const pageSeeds = [...slugs].map(
    ([slug, texts], position): SeedGroup =>
      legalKinds.includes(slug)
        ? { names: [`legal:${slug}`], load: (tx) => addLegal(tx, slug, texts) }
        : { names: [`content:${slug}`], load: (tx) => addContent(tx, slug, position, texts) },
  )
  const faqs = (await readSeed(folder, join(contents, 'faqs.json'), questions)) ?? []
  // The newest question is shown first, so the last one of the file is inserted first.
  const faqSeeds = faqs
    .map(({ texts }, index): SeedGroup => ({ names: [`faq:${index + 1}`], load: (tx) => addFaq(tx, texts) }))
    .toReversed()
  return [...pageSeeds, ...(await revisedTextSeeds(folder, pages)), ...faqSeeds]
}

async function readPages(folder: string): Promise<PageText[]> {
  const files = (await readdir(join(folder, contents)).catch(() => [])).sort()
  const pages = files.map(async (file) => {
    const [, slug, language] = /^([a-z0-9-]+)\.([a-z]{2,3})\.html$/.exec(file) ?? []
    if (slug === undefined || language === undefined) return []
    const html = (await readText(folder, join(contents, file))) ?? ''
    const title = heading.exec(html)?.[1]?.trim()
    if (title === undefined) throw new Error(`${file} does not begin with an h1 heading`)
    return [{ slug, language, title, body: html.replace(heading, '').trim() }]
  })
  return (await Promise.all(pages)).flat()
}

async function addContent(tx: Tx, slug: string, position: number, pages: readonly PageText[]) {
  const added = await tx
    .insertInto('content')
    .values({ slug, position, inFooter: !outsideFooter.includes(slug) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  const rows = pages.map(({ language, title, body }) => ({ contentId: added.id, language, title, body }))
  await tx.insertInto('contentText').values(rows).execute()
}

async function addLegal(tx: Tx, kind: string, pages: readonly PageText[]) {
  const { id } = await tx
    .insertInto('legalVersion')
    .values({ kind })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = pages.map(({ language, body }) => ({ legalVersionId: id, language, body }))
  await tx.insertInto('legalText').values(rows).execute()
}

async function addFaq(tx: Tx, texts: Record<string, { question: string; answer: string }>) {
  const { id } = await tx.insertInto('faq').defaultValues().returning('id').executeTakeFirstOrThrow()
  const rows = Object.entries(texts).map(([language, text]) => ({ faqId: id, language, ...text }))
  await tx.insertInto('faqText').values(rows).execute()
}
