import { listManagedLanguages, orderLanguages } from '#domains/language-management/index.ts'
import { presentCompleteness, presentLanguage } from '#domains/language-management/language.presenter.ts'
import { createLanguagePath, languageListPath } from '#domains/language-management/language-paths.ts'
import { LanguageTable } from '#domains/language-management/ui/LanguageTable.tsx'
import { AppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowUpDown from '#ui/icons/arrow-up-down.ts'
import Plus from '#ui/icons/plus.ts'
import { OrderForm } from '#ui/panel/OrderForm.tsx'
import { PageActions, PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { StateTabs } from '#ui/panel/StateTabs.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const all = (await listManagedLanguages(app, signedIn.actor)).map(({ language, completeness }) => ({
    ...presentLanguage(language, locale),
    completeness: presentCompleteness(completeness, language, locale),
  }))
  const retired = all.filter(({ state }) => state === 'retired')
  const used = all.filter(({ state }) => state !== 'retired')
  const tab = url.searchParams.get('state') === 'retired' ? 'retired' : 'used'
  return {
    page: { title: translator(locale)('languages:title'), noindex: true },
    messages: getMessagesUrl(locale, ['languages', 'kit', 'errors']),
    locale,
    tab,
    counts: { used: used.length, retired: retired.length },
    rows: tab === 'retired' ? retired : used,
    isOrdering: url.searchParams.has('order'),
  } as const
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async ({ intent, ids = '' }) => {
    if (intent !== 'order') throw new AppError('request.invalid')
    await orderLanguages(app, signedIn.actor, { ids: ids.split(',').flatMap((id) => parseId(id) ?? []) })
    return redirectWithToast(languageListPath(locale), 'languages:toast.ordered')
  })
}

/** The content languages, or the form that orders them. */
export default function LanguageList({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, tab, counts, rows, isOrdering } = loaderData
  const { t } = useTranslation('languages')
  const here = languageListPath(locale)
  return (
    <PanelPage>
      <PageHeader>
        <h1>{t(isOrdering ? 'order.title' : 'title')}</h1>
        {!isOrdering && (
          <PageActions>
            {counts.used > 1 && (
              <ButtonLink to={`${here}?order=1`} icon={<Icon icon={ArrowUpDown} />}>
                {t('order.button')}
              </ButtonLink>
            )}
            <ButtonLink to={createLanguagePath(locale)} variant="primary" icon={<Icon icon={Plus} />}>
              {t('create')}
            </ButtonLink>
          </PageActions>
        )}
      </PageHeader>
      {actionData?.refused && (
        <div role="alert">
          <Callout tone="danger" title={actionData.refused.problem} />
        </div>
      )}
      {isOrdering ? (
        <OrderForm
          text={t('order.text')}
          sections={[{ key: 'languages', title: t('title'), items: rows }]}
          save={t('order.save')}
          cancel={t('cancel')}
          back={here}
          to={`${here}?order=1`}
        />
      ) : (
        <>
          <p>{t('intro')}</p>
          <StateTabs
            label={t('tabs.label')}
            tabs={(['used', 'retired'] as const).map((one) => ({
              to: languageListPath(locale, one),
              label: t(`tabs.${one}`),
              count: counts[one],
              isCurrent: one === tab,
            }))}
          />
          {rows.length > 0 ? <LanguageTable rows={rows} locale={locale} /> : <EmptyState title={t('none')} />}
        </>
      )}
    </PanelPage>
  )
}
