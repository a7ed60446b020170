import { createLanguage } from '#domains/language-management/index.ts'
import { parseNewLanguageForm } from '#domains/language-management/language.input.ts'
import { languageListPath, languagePath } from '#domains/language-management/language-paths.ts'
import { NewLanguageForm } from '#domains/language-management/ui/NewLanguageForm.tsx'
import { languageName } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/create.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('languages:create'), noindex: true },
    messages: getMessagesUrl(locale, ['languages', 'kit', 'errors']),
    back: languageListPath(locale),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const { id, code } = await createLanguage(app, signedIn.actor, parseNewLanguageForm(values))
    const name = languageName(code, locale)
    return redirectWithToast(languagePath(locale, id), 'languages:toast.created', { name })
  })
}

/** The form of a new language. */
export default function CreateLanguage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, back } = loaderData
  const { t } = useTranslation('languages')
  return (
    <PanelPage>
      <Breadcrumb label={t('path')} items={[{ label: t('title'), to: back }, { label: page.title }]} />
      <h1>{page.title}</h1>
      <NewLanguageForm back={back} refused={actionData?.refused} />
    </PanelPage>
  )
}
