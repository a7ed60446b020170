import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aLegalVersion } from '#domains/consent/server/legal-version.fixture.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { type AppContext, appContext } from '../app-context.ts'
import type { RichTextView } from '../frame/present-rich-text.ts'

const database = await useDatabase()
const { db } = database
let dictionary: PublishedDictionary

/** Every text is in Portuguese; in German there is a film alone. */
beforeEach(async () => {
  await db
    .insertInto('language')
    .values(['pt', 'de', 'hu'].map((code, position) => ({ code, position, isDefault: code === 'pt' })))
    .execute()
  const videoId = await insertMedia(db, { kind: 'video', state: 'ready', audience: 'public' })
  await insertMediaFile(db, videoId, { key: `${videoId}/a-web.mp4`, role: 'web' })
  for (const slug of ['about', 'equipe']) {
    const { id: contentId } = await db
      .insertInto('content')
      .values({ slug })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('contentText')
      .values([
        { contentId, language: 'pt', title: 'Título', body: '<p>Texto</p>' },
        { contentId, language: 'de', title: 'Titel', body: '', videoId },
      ])
      .execute()
  }
  for (const kind of ['terms', 'privacy'] as const) {
    const legalVersionId = await aLegalVersion(db, kind, { pt: '<p>Texto</p>' })
    await db.insertInto('legalText').values({ legalVersionId, language: 'de', body: '', videoId }).execute()
  }
  const { id: faqId } = await db.insertInto('faq').defaultValues().returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('faqText')
    .values([
      { faqId, language: 'pt', question: 'Título', answer: '<p>Texto</p>' },
      { faqId, language: 'de', question: 'Titel', answer: '', videoId },
    ])
    .execute()
  dictionary = await openPublishedDictionary({ database })
})
afterEach(() => dictionary.close())

interface Loaded {
  text?: RichTextView | null
  faqs?: { text: RichTextView }[]
}
type Loader = (args: object) => Loaded | Promise<Loaded>

/** The text that a page loads in a language. */
async function textOf(page: Promise<{ loader: unknown }>, path: string, locale: string) {
  const app: Partial<AppContext> = {
    dictionary,
    now: () => new Date(0),
    settings: { timeZone: 'UTC' } as AppContext['settings'],
  }
  const context = new RouterContextProvider(new Map([[appContext, app as AppContext]]))
  const load = (await page).loader as Loader
  const request = new Request(`http://localhost/${locale}/${path}`)
  const { text, faqs } = await load({ request, context, params: { locale, slug: path } })
  return text ?? faqs?.[0]?.text
}

const pages = [
  ['about', () => import('./about.tsx')],
  ['faqs', () => import('./faqs.tsx')],
  ['terms-of-use', () => import('./legal.tsx')],
  ['privacy-policy', () => import('./legal.tsx')],
  ['equipe', () => import('./content-page.tsx')],
] as const

test.each(pages)(
  'the page %s shows the default language where a text is missing, and names it [PUB-05]',
  async (path, page) => {
    expect(await textOf(page(), path, 'pt')).toMatchObject({ html: '<p>Texto</p>', informed: true })
    expect(await textOf(page(), path, 'hu')).toMatchObject({
      html: '<p>Texto</p>',
      language: 'pt',
      informed: false,
    })
  },
)

test.each(pages)('on the page %s a language with a film alone is informed [D24]', async (path, page) => {
  const text = await textOf(page(), path, 'de')
  expect(text).toMatchObject({ html: '', language: 'de', informed: true })
  expect(text?.video).not.toBeNull()
})
