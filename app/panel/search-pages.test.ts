import { expect, test } from 'vitest'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { cast } from '#tests/cast.ts'
import { mayOpenPanelPage } from './panel-access.policy.ts'
import { panelPagePath } from './panel-path.ts'
import { findPages } from './search-pages.ts'

const pathsOf = (actor: (typeof cast)[keyof typeof cast], text = '', locale: Locale = 'pt') =>
  findPages(actor, { text, locale, limit: 100 }).map(({ path }) => path)

test('a search in the panel finds only pages that the person may open [UIX-05]', () => {
  for (const person of Object.values(cast)) {
    for (const locale of locales) {
      const panel = panelPagePath(locale, '')
      for (const path of pathsOf(person, '', locale))
        expect(mayOpenPanelPage(person, path.slice(panel.length)).allowed, `${person.id} ${path}`).toBe(true)
    }
  }
  const list = panelPagePath('en', 'signs/tags')
  expect(pathsOf(cast.ana, '', 'en')).toContain(list)
  expect(pathsOf(cast.bruno, '', 'en')).not.toContain(list)
  expect(pathsOf(cast.denes, '', 'en')).not.toContain(panelPagePath('en', 'signs'))
})

test('pages are found by any words of their titles, without accents [UIX-05]', () => {
  expect(pathsOf(cast.ana, 'politica privacidade', 'pt')).toEqual([panelPagePath('pt', 'privacy-policy')])
  expect(pathsOf(cast.ana, 'preparar dicionario', 'pt')).toEqual([panelPagePath('pt', 'setup')])
  expect(pathsOf(cast.ana, 'xyz', 'pt')).toEqual([])
})
