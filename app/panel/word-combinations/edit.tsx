import { CombinationForm } from '#domains/missing-words/ui/CombinationForm.tsx'
import { CombinationVersions } from '#domains/missing-words/ui/CombinationVersions.tsx'
import { changeCombination, deleteCombination, getCombination } from '#domains/word-combinations/index.ts'
import { combinationPath, combinationsPath } from '#domains/word-combinations/word-combinations-paths.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { formatDate, formatTime } from '#platform/i18n/format.ts'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { DeleteSection } from '#ui/panel/DeleteSection.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { pageError } from '../../page-errors.ts'
import { contentLanguages } from '../content-languages.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/edit.ts'
import { readCombination } from './read-combination.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = parseId(params.id)
  if (id === undefined) throw pageError('combination.notFound')
  const found = await getCombination(app, signedIn.actor, { id, locale }).catch((error: unknown) => {
    throw isAppError(error) && error.code === 'combination.notFound' ? pageError(error.code) : error
  })
  const { language, text, revision, signs, versions } = found
  const { timeZone } = app.settings
  return {
    page: { title: text, noindex: true },
    messages: getMessagesUrl(locale, ['missingWords', 'kit', 'errors']),
    locale,
    languages: contentLanguages(app, locale),
    values: { language, text },
    revision,
    signs: signs.filter((sign) => sign !== null),
    hasDeletedSigns: signs.includes(null),
    versions: versions.map(({ revision: number, kind, text: then, by, at }) => ({
      number,
      kind,
      text: then,
      by,
      at: `${formatDate(at, locale, timeZone)} ${formatTime(at, timeZone)}`,
    })),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const id = parseId(params.id) ?? 0
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const seen = { id, revision: Number(values.revision) }
    if (values.intent === 'delete') {
      const { text } = await deleteCombination(app, actor, seen)
      return redirectWithToast(combinationsPath(locale), 'missingWords:toast.combinationDeleted', { text })
    }
    const content = readCombination(app, values)
    await changeCombination(app, actor, { ...seen, content })
    return redirectWithToast(combinationPath(locale, id), 'missingWords:toast.combinationSaved', {
      text: content.text,
    })
  })
}

/** The page of a combination: its form, its versions and deleting. */
export default function EditCombination({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, languages, values, revision, signs, hasDeletedSigns, versions } = loaderData
  const { t } = useTranslation('missingWords')
  const back = combinationsPath(locale)
  const refused = actionData?.refused
  const isOfForm = refused?.values.intent === undefined
  return (
    <PanelPage>
      <Breadcrumb
        label={t('path')}
        items={[{ label: t('combination.title'), to: back }, { label: values.text }]}
      />
      <h1 lang={values.language}>{values.text}</h1>
      {hasDeletedSigns && <Callout tone="warning" title={t('combination.incomplete')} />}
      {refused && !isOfForm && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      <CombinationForm
        key={revision}
        {...{ languages, values, signs, revision, back, locale }}
        refused={isOfForm ? refused : undefined}
      />
      <CombinationVersions versions={versions} lang={values.language} />
      <DeleteSection
        title={t('combination.delete.title')}
        revision={revision}
        sure={t('combination.delete.sure', { text: values.text })}
        button={t('combination.delete.button')}
        why={null}
      />
    </PanelPage>
  )
}
