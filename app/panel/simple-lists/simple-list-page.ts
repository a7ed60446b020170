import { interfaceLanguages } from '#domains/simple-lists/interface-languages.ts'
import { type EntryContent, nameOfEntry } from '#domains/simple-lists/list-entry.ts'
import type { ListReader } from '#domains/simple-lists/simple-list.presenter.ts'
import { listNames, type SimpleList } from '#domains/simple-lists/simple-list.ts'
import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { languageName } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../../app-context.ts'
import { pageError } from '../../page-errors.ts'
import { contentLanguages } from '../content-languages.ts'
import { panelPath } from '../panel-path.ts'

/**
 * The list that a page is about.
 * @param pattern of the route; an address may have capital letters
 */
export function simpleListOfPage(pattern: string): SimpleList {
  const below = `${pattern.slice(pattern.indexOf(panelPath) + panelPath.length + 1)}/`
  const name = listNames.find((one) => below.startsWith(`${simpleLists[one].page}/`))
  if (!name) throw new Error(`no simple list has the route ${pattern}`)
  return simpleLists[name]
}

/** What presenters of lists need. */
export const listReader = (app: AppContext, list: SimpleList, locale: Locale): ListReader => ({
  locale,
  timeZone: app.settings.timeZone,
  defaultLanguage: defaultLanguageOf(app, list),
  languages: languagesOfList(app, list, locale),
})

/** The languages of the forms of entries, the default one first, with their names in the language of the page. */
export const languagesOfList = (app: AppContext, list: SimpleList, locale: Locale) =>
  list.isOfInterface
    ? interfaceLanguages.codes.map((code) => ({
        code,
        isDefault: code === interfaceLanguages.defaultCode,
        name: languageName(code, locale),
      }))
    : contentLanguages(app, locale)

const defaultLanguageOf = ({ dictionary }: AppContext, { isOfInterface }: SimpleList) =>
  isOfInterface ? interfaceLanguages.defaultCode : dictionary.defaultLanguage

/** The same as the schema of an entry takes them. */
export const entryLanguages = (app: AppContext, list: SimpleList, locale: Locale) => ({
  codes: languagesOfList(app, list, locale).map(({ code }) => code),
  defaultCode: defaultLanguageOf(app, list),
})

/** The name of the content of a form, for messages. */
export const nameOfContent = (
  app: AppContext,
  { list, id, content, locale }: { list: SimpleList; id: number; content: EntryContent; locale: Locale },
): string => nameOfEntry(list, { id, ...content }, locale, defaultLanguageOf(app, list)).text

/** The result, or the page 404 for an entry that does not exist. */
export const orNotFoundPage = <Result>(result: Promise<Result>): Promise<Result> =>
  result.catch((error: unknown) => {
    throw isAppError(error) && error.code === 'list.entryNotFound' ? pageError(error.code) : error
  })
