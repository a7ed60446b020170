import { listNames } from '#domains/vocabularies/reference-lists.ts'
import { referenceListPage } from '#domains/vocabulary-management/reference-paths.ts'
import type { AccountActor } from '#platform/actor.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { fold, foldQuery } from '#platform/text/fold.ts'
import { mayOpenPanelPage } from './panel-access.policy.ts'
import { panelPages } from './panel-pages.ts'
import { panelPagePath } from './panel-path.ts'
import type { SearchItem } from './panel-search-view.ts'
import { presentPanelMenus } from './present-panel-menus.ts'

/** The pages that the person may open and whose titles contain all words of a text, in the order of the menus. */
export function findPages(
  actor: AccountActor,
  { text, locale, limit }: { text: string; locale: Locale; limit: number },
): SearchItem[] {
  const words = foldQuery(text).split(' ').filter(Boolean)
  return listPages(actor, locale)
    .filter(({ label }) => words.every((word) => fold(label).includes(word)))
    .slice(0, limit)
    .map(({ label, path }) => ({ label, note: null, isGloss: false, path: panelPagePath(locale, path) }))
}

function listPages(actor: AccountActor, locale: Locale): { label: string; path: string }[] {
  const t = translator(locale)
  const menus = presentPanelMenus(actor, panelPages)
  const further = [
    { label: t('signList:create'), path: 'signs/create' },
    ...listNames.map((list) => ({ label: t(`vocabularies:${list}`), path: referenceListPage(list) })),
  ]
  return [
    ...[...menus.sections.flatMap(({ items }) => items), ...menus.account].map(({ key, path }) => ({
      label: t(`panel:place.${key}`),
      path,
    })),
    ...further.filter(({ path }) => mayOpenPanelPage(actor, path).allowed),
  ]
}
