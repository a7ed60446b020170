import { checkMerge } from '#domains/vocabulary-management/index.ts'
import { type ListViewContext, presentName } from '#domains/vocabulary-management/reference-list.presenter.ts'
import type { MergePreview } from '#domains/vocabulary-management/ui/MergeSection.tsx'
import type { Actor } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../../app-context.ts'

interface Request {
  actor: Actor
  id: number
  /** From the URL. */
  into: string | null
  locale: Locale
  reader: ListViewContext
}

/** What the page shows of a merge before its confirmation. */
export async function previewMerge(
  app: AppContext,
  { actor, id, into, locale, reader }: Request,
): Promise<MergePreview> {
  if (!into) return { into: null, problem: null }
  try {
    const { into: target } = await checkMerge(app, actor, { id, into: parseId(into) ?? 0 })
    return { into: { id: target.id, name: presentName(target, reader).text }, problem: null }
  } catch (error) {
    if (!isAppError(error)) throw error
    return { into: null, problem: translator(locale)(`errors:${error.code}`, error.params) }
  }
}
