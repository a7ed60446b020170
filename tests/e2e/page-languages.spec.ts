import type { Page } from '@playwright/test'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { findTextProblems, readKnownTexts } from '../known-texts.ts'
import { readPageTexts } from '../page-texts.ts'
import { type ActorName, actorNames } from './access-actors.ts'
import { documentsOf } from './documents.ts'
import { expect, open, signIn, test, waitForHydration } from './fixtures.ts'
import { requestsAs } from './requests-as.ts'
import { coveringParts, horizontalOverflow } from './site-parts.ts'

const known = readKnownTexts()

/** Further states of public pages. */
const furtherPaths = [
  'no/such/page',
  'accessibility',
  'search-signs/words?q=casa',
  'search-signs/words?q=qwxyzqwxyz',
]

const pathsOf = (actor: ActorName): string[] =>
  actor === 'visitor'
    ? [...documentsOf(actor), ...furtherPaths]
    : documentsOf(actor).filter((path) => path.startsWith('control-panel'))

/** The languages with the longest words: the browser opens all pages in them, and their texts are read there. */
const openedLocales: readonly Locale[] = ['de', 'hu']
const openingActors: readonly ActorName[] = ['visitor', 'ana']

function problemsIn(html: string, locale: Locale, path: string): string[] {
  const texts = readPageTexts(html)
  const problems = findTextProblems(texts, locale, known)
  if (texts.length < 10) problems.push(`${texts.length} texts`)
  return problems.map((problem) => `${locale} ${path}: ${problem}`)
}

for (const actor of actorNames)
  test(`${actor} gets every page in every language, without missing or foreign texts [UIX-04]`, async ({
    baseURL,
  }) => {
    const send = await requestsAs(actor, baseURL)
    const paths = pathsOf(actor)
    expect(paths.length).toBeGreaterThan(5)
    const problems: string[] = []
    for (const locale of locales) {
      if (openingActors.includes(actor) && openedLocales.includes(locale)) continue
      for (const path of paths)
        problems.push(...problemsIn(await (await send(`/${locale}/${path}`)).text(), locale, path))
    }
    expect([...new Set(problems)]).toEqual([])
  })

/** Opens all pages in a language, as a visitor and as Ana. @returns what is wrong with texts and width */
async function visitAll(page: Page, locale: Locale, examine: (path: string) => Promise<string[]>) {
  const problems: string[] = []
  for (const actor of openingActors) {
    if (actor === 'ana') await signIn(page, actor)
    for (const path of pathsOf(actor)) {
      const response = await page.goto(`/${locale}/${path}`)
      problems.push(...problemsIn((await response?.text()) ?? '', locale, path))
      problems.push(...(await examine(path)))
    }
  }
  return problems
}

const overflowOf = async (page: Page, path: string): Promise<string[]> => {
  const overflow = await horizontalOverflow(page)
  return overflow > 0 ? [`${path}: ${overflow} px too wide`] : []
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('every page in de fits a window of 320 px, without missing or foreign texts [UIX-01] [UIX-04]', async ({
    page,
    expectError,
  }) => {
    expectError('404')
    expect(await visitAll(page, 'de', (path) => overflowOf(page, path))).toEqual([])
  })
})

test('every page in hu fits a window of 320 px at 400 % zoom, nothing that stays in view covers the panel, and no text is missing or foreign [UIX-01] [UIX-03] [UIX-04]', async ({
  page,
  expectError,
}) => {
  expectError('404')
  await page.setViewportSize({ width: 320, height: 256 })
  const examine = async (path: string): Promise<string[]> => {
    await waitForHydration(page)
    const covering = path.startsWith('control-panel') ? await coveringParts(page) : []
    return [...(await overflowOf(page, path)), ...covering.map((part) => `${path}: ${part}`)]
  }
  expect(await visitAll(page, 'hu', examine)).toEqual([])
  for (const path of ['signs/edit/1', 'faqs/edit/1', 'contents/edit/1']) {
    await open(page, `/hu/control-panel/${path}`)
    expect(await examine(`control-panel/${path}`)).toEqual([])
  }
})
