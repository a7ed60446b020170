import { factsFormValues, parseFactsForm } from '#domains/content/dataset-facts.input.ts'
import { presentFactsComparison } from '#domains/dataset-management/dataset-facts.presenter.ts'
import {
  changeDatasetFacts,
  getDatasetFacts,
  restoreDatasetFacts,
} from '#domains/dataset-management/index.ts'
import { DatasetFactsForm } from '#domains/dataset-management/ui/DatasetFactsForm.tsx'
import { EntryVersions } from '#domains/simple-lists/ui/EntryVersions.tsx'
import { parseId } from '#platform/forms/parse-id.ts'
import { formatList, formatNumber, languageName } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowUpRight from '#ui/icons/arrow-up-right.ts'
import { PageActions, PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { presentVersions } from '#ui/panel/present-versions.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { contentLanguages } from '../content-languages.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/edit.ts'
import { presentGeneratedFacts } from './present-generated-facts.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { facts, revision, versions } = await getDatasetFacts(app, signedIn.actor, { locale })
  const languages = contentLanguages(app, locale)
  const t = translator(locale)
  const isComparing = url.searchParams.has('one') || url.searchParams.has('other')
  const chosen = [parseId(url.searchParams.get('one')), parseId(url.searchParams.get('other'))] as const
  const comparison = presentFactsComparison(versions, isComparing ? chosen : [undefined, undefined], {
    fieldName: (field) => t(`datasetFacts:field.${field as 'name'}`),
    languageName: (code) => languageName(code, locale),
  })
  return {
    page: { title: t('datasetFacts:title'), noindex: true },
    messages: getMessagesUrl(locale, ['datasetFacts', 'simpleLists', 'kit', 'errors']),
    shownAt: localizedPath(locale, '/about'),
    languages,
    values: factsFormValues(facts),
    generated: presentGeneratedFacts(app, languages),
    revision,
    glossCount: formatNumber(app.dictionary.count, locale),
    versions: presentVersions(versions, { locale, timeZone: app.settings.timeZone }),
    comparison,
    problem: isComparing && !comparison ? t('simpleLists:versions.same') : null,
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const here = panelPagePath(locale, 'about')
  return handleForm({ request, locale, log: app.log, maxBytes: maxFormBytes }, async (values) => {
    const revision = Number(values.revision)
    if (values.intent === 'restore') {
      const version = parseId(values.version) ?? 0
      await restoreDatasetFacts(app, signedIn.actor, { revision, version })
      return redirectWithToast(here, 'datasetFacts:toast.restored', { number: version })
    }
    const languages = contentLanguages(app, locale).map(({ code }) => code)
    const facts = parseFactsForm(values, languages)
    await changeDatasetFacts(app, signedIn.actor, { revision, facts, languages })
    return redirectWithToast(here, 'datasetFacts:toast.saved')
  })
}

/** Texts in several languages may be long. */
const maxFormBytes = 1_000_000

/** The facts of the data set that the about page shows, with their versions. */
export default function EditAbout({ loaderData, actionData }: Route.ComponentProps) {
  const { page, shownAt, languages, glossCount, revision, versions, comparison, problem, ...form } =
    loaderData
  const { t, language } = useTranslation('datasetFacts')
  const refused = actionData?.refused
  const isOfForm = refused?.values.intent === undefined
  return (
    <PanelPage>
      <PageHeader>
        <h1>{page.title}</h1>
        <PageActions>
          <ButtonLink to={shownAt} icon={<Icon icon={ArrowUpRight} />}>
            {t('view')}
          </ButtonLink>
        </PageActions>
      </PageHeader>
      <p>{t('intro')}</p>
      {refused && !isOfForm && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      <DatasetFactsForm
        key={revision}
        {...{ languages, revision }}
        values={form.values}
        generated={form.generated}
        refused={isOfForm ? refused : undefined}
      />
      <section aria-labelledby="computed">
        <h2 id="computed">{t('computed')}</h2>
        <DescriptionList
          items={[
            { term: t('glossCount'), detail: glossCount },
            {
              term: t('languages'),
              detail: formatList(
                languages.map(({ name }) => name),
                language as Locale,
              ),
            },
          ]}
        />
      </section>
      <EntryVersions {...{ versions, comparison, problem, revision }} />
    </PanelPage>
  )
}
