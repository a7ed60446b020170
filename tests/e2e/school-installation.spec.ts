import { join } from 'node:path'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open } from './fixtures.ts'
import { testWithSettings } from './isolated-site.ts'
import { languageMenu, signCards } from './site-parts.ts'

const test = testWithSettings({
  SIGNS_FILE: join(import.meta.dirname, 'offensive-signs.csv'),
  SCHOOL_MODE: '1',
})
const pt = translator('pt')

test('an installation in school mode shows nobody offensive signs and offers no choice, but its API names them [D41]', async ({
  page,
  request,
}) => {
  await open(page, '/pt/search-signs/words?q=xingamento')
  await expect(signCards(page)).toHaveText(['XINGAMENTO-LEVE'])
  await languageMenu(page, 'PT').click()
  await expect(page.getByRole('switch', { name: pt('public:schoolMode') })).toHaveCount(0)
  const found = await (await request.get('/api/signs?q=xingamento')).json()
  expect(found.data.map(({ gloss }: { gloss: string }) => gloss)).toEqual([
    'XINGAMENTO-LEVE',
    'XINGAR-ALGUÉM',
  ])
})
