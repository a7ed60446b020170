import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'

const signsPath = '/control-panel/signs'

/** The form of a new sign. @param draft id of a draft to go on with */
export const signCreatePath = (locale: Locale, draft?: number): string =>
  localizedPath(locale, `${signsPath}/create`) + (draft === undefined ? '' : `?draft=${draft}`)

/** The form of a new sign for a word, which is filled in. */
export const signOfWordPath = (
  locale: Locale,
  { language, word }: { language: string; word: string },
): string => `${signCreatePath(locale)}?${new URLSearchParams({ language, word })}`

/** The form of an existing sign. */
export const signEditPath = (locale: Locale, id: number): string =>
  localizedPath(locale, `${signsPath}/edit/${id}`)

const requests = ['save', 'draft', 'lookup', 'presence', 'preview'] as const

/** What the form asks the server for while somebody describes a sign. */
export type SignFormRequest = (typeof requests)[number]

export const signFormRequestPath = (locale: Locale, request: SignFormRequest): string =>
  localizedPath(locale, `${signsPath}/${request}`)
