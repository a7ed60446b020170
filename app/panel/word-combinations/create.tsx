import { CombinationForm } from '#domains/missing-words/ui/CombinationForm.tsx'
import { createCombination } from '#domains/word-combinations/index.ts'
import { combinationsPath } from '#domains/word-combinations/word-combinations-paths.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { contentLanguages } from '../content-languages.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/create.ts'
import { readCombination } from './read-combination.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, locale } = panelContext({ params, context })
  const { searchParams } = url
  return {
    page: { title: translator(locale)('missingWords:combination.create'), noindex: true },
    messages: getMessagesUrl(locale, ['missingWords', 'kit', 'errors']),
    locale,
    languages: contentLanguages(app, locale),
    values: {
      language: searchParams.get('language') ?? locale,
      text: searchParams.get('text') ?? '',
    },
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const content = readCombination(app, values)
    await createCombination(app, signedIn.actor, content)
    return redirectWithToast(combinationsPath(locale), 'missingWords:toast.combinationCreated', {
      text: content.text,
    })
  })
}

/** The form of a new combination. */
export default function CreateCombination({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, page, languages, values } = loaderData
  const { t } = useTranslation('missingWords')
  const back = combinationsPath(locale)
  return (
    <PanelPage>
      <Breadcrumb
        label={t('path')}
        items={[{ label: t('combination.title'), to: back }, { label: page.title }]}
      />
      <h1>{page.title}</h1>
      <CombinationForm
        {...{ languages, values, back, locale }}
        signs={[]}
        revision={null}
        refused={actionData?.refused}
      />
    </PanelPage>
  )
}
