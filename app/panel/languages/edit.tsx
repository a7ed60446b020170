import {
  changeLanguage,
  deleteLanguage,
  getLanguage,
  retireLanguage,
  returnLanguage,
} from '#domains/language-management/index.ts'
import { parseLanguageForm } from '#domains/language-management/language.input.ts'
import { mayDeleteLanguage, mayRetireLanguage } from '#domains/language-management/language.policy.ts'
import {
  presentCompleteness,
  presentLanguage,
  presentLanguageForm,
} from '#domains/language-management/language.presenter.ts'
import {
  languageListPath,
  languagePath,
  missingTextsPath,
} from '#domains/language-management/language-paths.ts'
import { LanguageForm } from '#domains/language-management/ui/LanguageForm.tsx'
import { LanguageProgress } from '#domains/language-management/ui/LanguageProgress.tsx'
import { LanguageState } from '#domains/language-management/ui/LanguageState.tsx'
import styles from '#domains/language-management/ui/languages.module.css'
import { RetireSection, ReturnForm } from '#domains/language-management/ui/RetireSection.tsx'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { Decision } from '#platform/policy.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { DeleteSection } from '#ui/panel/DeleteSection.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/edit.ts'
import { namingLanguages } from './language-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const id = parseId(params.id)
  if (id === undefined) throw pageError('language.notFound')
  const found = await getLanguage(app, actor, { id }).catch((error: unknown) => {
    throw isAppError(error) && error.code === 'language.notFound' ? pageError(error.code) : error
  })
  const { language, isUsed, completeness } = found
  const view = presentLanguage(language, locale)
  const t = translator(locale)
  const why = (decision: Decision) => (decision.allowed ? null : t(`errors:${decision.reason}`))
  return {
    page: { title: view.name, noindex: true },
    messages: getMessagesUrl(locale, ['languages', 'kit', 'errors']),
    locale,
    language: view,
    form: {
      languages: namingLanguages(app, view, locale),
      isDefault: language.isDefault,
      values: presentLanguageForm(language),
      revision: language.revision,
    },
    completeness: presentCompleteness(completeness, language, locale),
    whyNotRetired: why(mayRetireLanguage(actor, language)),
    whyNotDeleted: why(mayDeleteLanguage(actor, { ...language, isUsed })),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const id = parseId(params.id) ?? 0
  const here = languagePath(locale, id)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const seen = { id, revision: Number(values.revision) }
    const { language } = await getLanguage(app, actor, { id })
    const view = presentLanguage(language, locale)
    const { name } = view
    if (values.intent === 'delete') {
      await deleteLanguage(app, actor, seen)
      return redirectWithToast(languageListPath(locale), 'languages:toast.deleted', { name })
    }
    if (values.intent === 'retire') {
      await retireLanguage(app, actor, seen)
      return redirectWithToast(languageListPath(locale), 'languages:toast.retired', { name })
    }
    if (values.intent === 'return') {
      await returnLanguage(app, actor, seen)
      return redirectWithToast(here, 'languages:toast.returned', { name })
    }
    const codes = namingLanguages(app, view, locale).map(({ code }) => code)
    await changeLanguage(app, actor, { ...seen, change: parseLanguageForm(values, codes) })
    return redirectWithToast(here, 'languages:toast.saved', { name })
  })
}

/** The page of a language: its form, how far it is, retiring and deleting. */
export default function EditLanguage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, page, language, form, completeness, whyNotRetired, whyNotDeleted } = loaderData
  const { t } = useTranslation('languages')
  const back = languageListPath(locale)
  const isRetired = language.state === 'retired'
  const refused = actionData?.refused
  const isOfForm = refused?.values.intent === undefined
  return (
    <PanelPage>
      <Breadcrumb label={t('path')} items={[{ label: t('title'), to: back }, { label: page.title }]} />
      <div className={styles.title}>
        <h1 lang={language.lang}>{language.ownName}</h1>
        <code>{language.code}</code>
        <LanguageState state={language.state} />
      </div>
      {refused && !isOfForm && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      {isRetired && (
        <Callout title={t('retire.retired')}>
          <ReturnForm revision={form.revision} />
        </Callout>
      )}
      <div className={styles.columns}>
        <LanguageForm key={form.revision} {...form} back={back} refused={isOfForm ? refused : undefined} />
        <LanguageProgress completeness={completeness} file={missingTextsPath(locale, language.id)} />
      </div>
      {!isRetired && <RetireSection name={language.name} revision={form.revision} why={whyNotRetired} />}
      <DeleteSection
        title={t('delete.title')}
        revision={form.revision}
        sure={t('delete.sure', { name: language.name })}
        button={t('delete.button')}
        why={whyNotDeleted}
      />
    </PanelPage>
  )
}
