import { locales } from '#platform/i18n/locales.ts'
import { findTextProblems, readKnownTexts } from '../known-texts.ts'
import { readPageTexts } from '../page-texts.ts'
import { actorNames } from './access-actors.ts'
import { documentsOf } from './documents.ts'
import { expect, signIn, test } from './fixtures.ts'
import { requestsAs } from './requests-as.ts'
import { horizontalOverflow } from './site-parts.ts'

const isPanelPage = (path: string) => path.startsWith('control-panel')
const known = readKnownTexts()

/** Further states of public pages. */
const furtherPaths = [
  'no/such/page',
  'accessibility',
  'search-signs/words?q=casa',
  'search-signs/words?q=qwxyzqwxyz',
]

for (const actor of actorNames)
  test(`${actor} gets every page in every language, without missing or foreign texts [UIX-04]`, async ({
    baseURL,
  }) => {
    const send = await requestsAs(actor, baseURL)
    const paths =
      actor === 'visitor' ? [...documentsOf(actor), ...furtherPaths] : documentsOf(actor).filter(isPanelPage)
    expect(paths.length).toBeGreaterThan(5)
    const problems: string[] = []
    for (const locale of locales)
      for (const path of paths) {
        const texts = readPageTexts(await (await send(`/${locale}/${path}`)).text())
        if (texts.length < 10) problems.push(`${locale} ${path}: ${texts.length} texts`)
        for (const problem of findTextProblems(texts, locale, known))
          problems.push(`${locale} ${path}: ${problem}`)
      }
    expect([...new Set(problems)]).toEqual([])
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  // The languages with the longest words.
  for (const locale of ['de', 'hu'] as const)
    test(`every page in ${locale} fits a window of 320 px [UIX-01] [UIX-04]`, async ({
      page,
      expectError,
    }) => {
      expectError('404')
      const overflowing: string[] = []
      const visit = async (path: string) => {
        await page.goto(`/${locale}/${path}`)
        const overflow = await horizontalOverflow(page)
        if (overflow > 0) overflowing.push(`${path}: ${overflow} px`)
      }
      for (const path of [...documentsOf('visitor'), ...furtherPaths]) await visit(path)
      await signIn(page, 'ana')
      for (const path of documentsOf('ana').filter(isPanelPage)) await visit(path)
      expect(overflowing).toEqual([])
    })
})
