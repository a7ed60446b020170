import { userPath } from '#domains/accounts/administration/user-paths.ts'
import { findUsers } from '#domains/accounts/index.ts'
import { findPanelSigns } from '#domains/sign-management/index.ts'
import { signViewPath } from '#domains/sign-management/sign-list-paths.ts'
import { findEntries } from '#domains/vocabulary-management/find-entries.ts'
import { entryEditPath } from '#domains/vocabulary-management/reference-paths.ts'
import { type AccountActor, isAdministrator, isMember } from '#platform/actor.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { foldQuery, maxQueryLength } from '#platform/text/fold.ts'
import type { AppContext } from '../app-context.ts'
import type { SearchItem, SearchView } from './panel-search-view.ts'
import { findPages } from './search-pages.ts'

type SearchContext = Pick<AppContext, 'db' | 'dictionary' | 'panelSigns'>

/** The most results of a kind. */
const maxItems = 8

/**
 * Pages, signs, values of lists and people that match a text and that the person may open. Without a text it contains
 * the pages alone.
 */
export async function presentSearch(
  context: SearchContext,
  { actor, text, locale }: { actor: AccountActor; text: string; locale: Locale },
): Promise<SearchView> {
  const q = text.replace(/\p{C}/gu, ' ').trim().slice(0, maxQueryLength).trim()
  const hasText = foldQuery(q) !== ''
  const wanted = { text: q, locale, limit: maxItems }
  const groups = [
    { group: 'pages', items: findPages(actor, wanted) },
    { group: 'signs', items: hasText && isMember(actor) ? await signItems(context, actor, wanted) : [] },
    { group: 'values', items: hasText && isAdministrator(actor) ? valueItems(context, actor, wanted) : [] },
    {
      group: 'people',
      items: hasText && isAdministrator(actor) ? await peopleItems(context, actor, wanted) : [],
    },
  ] as const
  return { groups: groups.filter(({ items }) => items.length > 0) }
}

interface Wanted {
  text: string
  locale: Locale
  limit: number
}

async function signItems(context: SearchContext, actor: AccountActor, wanted: Wanted): Promise<SearchItem[]> {
  const t = translator(wanted.locale)
  const signs = await findPanelSigns(context, actor, wanted)
  return signs.map(({ id, gloss, word, state }) => ({
    label: gloss,
    note: [word, t(`signList:state.${state}`)].filter(Boolean).join(' · '),
    isGloss: true,
    path: signViewPath(wanted.locale, id),
  }))
}

function valueItems({ dictionary }: SearchContext, actor: AccountActor, wanted: Wanted): SearchItem[] {
  const { text, locale, limit } = wanted
  const t = translator(locale)
  const { vocabulary } = dictionary
  return findEntries(vocabulary, actor, { text, language: locale, limit }).map(({ id, list }) => ({
    label: vocabulary.describe(id, locale).text,
    note: t(`vocabularies:${list}`),
    isGloss: false,
    path: entryEditPath(locale, list, id),
  }))
}

async function peopleItems(
  { db }: SearchContext,
  actor: AccountActor,
  wanted: Wanted,
): Promise<SearchItem[]> {
  const t = translator(wanted.locale)
  const people = await findUsers({ db }, actor, wanted)
  return people.map(({ id, name, state }) => ({
    label: name,
    note: t(`panel:state.${state}`),
    isGloss: false,
    path: userPath(wanted.locale, id),
  }))
}
