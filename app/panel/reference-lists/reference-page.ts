import { type ListName, listNames } from '#domains/vocabularies/reference-lists.ts'
import type { NewPicture } from '#domains/vocabulary-management/index.ts'
import type { ListViewContext } from '#domains/vocabulary-management/reference-list.presenter.ts'
import { referenceListPage } from '#domains/vocabulary-management/reference-paths.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { withMultipart } from '#platform/http/multipart/with-multipart.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../../app-context.ts'
import { pageError } from '../../page-errors.ts'
import { contentLanguages } from '../content-languages.ts'
import { panelPath } from '../panel-path.ts'

/**
 * The list that a page is about.
 * @param pattern of the route; an address may have capital letters
 */
export function listOfPage(pattern: string): ListName {
  const below = pattern.slice(pattern.indexOf(panelPath) + panelPath.length + 1)
  const found = listNames.find((list) => {
    const page = referenceListPage(list)
    return below === page || below.startsWith(`${page}/`)
  })
  if (!found) throw new Error(`no reference list has the route ${pattern}`)
  return found
}

/** What presenters of lists need. */
export const listViewContext = (app: AppContext, locale: Locale): ListViewContext => ({
  language: locale,
  defaultLanguage: app.dictionary.defaultLanguage,
  languages: contentLanguages(app, locale),
  findMedia: (id) => app.dictionary.media(id),
  uploadedHandsFirst: app.dictionary.dataset.uploadedHandsFirst,
})

/** The uploaded picture; null to remove it, undefined to keep it. */
export async function readPicture(form: FormData | URLSearchParams): Promise<NewPicture | null | undefined> {
  const file = form.get('picture')
  if (typeof file === 'object' && file && file.size > 0)
    return { name: file.name.slice(0, 200), bytes: new Uint8Array(await file.arrayBuffer()) }
  return form.get('removePicture') === 'on' ? null : undefined
}

/** Errors of single aliases belong to the field of all aliases. */
export async function onFormFields<Result>(work: Promise<Result> | (() => Promise<Result>)): Promise<Result> {
  try {
    return await (typeof work === 'function' ? work() : work)
  } catch (error) {
    if (!isAppError(error) || error.fields.length === 0) throw error
    const fields = error.fields.map((one) => ({ ...one, field: one.field.replace(/^(aliases)\..*$/, '$1') }))
    throw new AppError(error.code, { params: error.params, fields, cause: error })
  }
}

/** The result, or the page 404 for a value that does not exist. */
export const orNotFoundPage = <Result>(result: Promise<Result>): Promise<Result> =>
  result.catch((error: unknown) => {
    throw isAppError(error) && error.code === 'entry.notFound' ? pageError(error.code) : error
  })

/** A form with a picture may be large; without one, forms are sent like all others. */
export function formReceiver(request: Request) {
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  return isMultipart ? { withForm: withMultipart, maxBytes: 5_200_000 } : {}
}
