import { annotationManualSlug } from '#domains/content/content.ts'
import { getSimpleList, orderListEntries, removeListOrder } from '#domains/simple-lists/index.ts'
import { isOrdered } from '#domains/simple-lists/list-entry.ts'
import { presentEntryRows } from '#domains/simple-lists/simple-list.presenter.ts'
import { createEntryPath, simpleListPath } from '#domains/simple-lists/simple-list-paths.ts'
import { EntryTable } from '#domains/simple-lists/ui/EntryTable.tsx'
import { TranslationLegend } from '#domains/simple-lists/ui/TranslationMarks.tsx'
import { AppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowUpDown from '#ui/icons/arrow-up-down.ts'
import ArrowUpRight from '#ui/icons/arrow-up-right.ts'
import Plus from '#ui/icons/plus.ts'
import { OrderForm } from '#ui/panel/OrderForm.tsx'
import { PageActions, PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'
import { presentSimpleList } from './present-simple-list.ts'
import { listReader, simpleListOfPage } from './simple-list-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ pattern, params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const list = simpleListOfPage(pattern)
  const reader = listReader(app, list, locale)
  const view = presentSimpleList(list, locale)
  const isManaged = list.maySee(signedIn.actor).allowed
  const listed = await getSimpleList(app, signedIn.actor, { list })
  return {
    page: { title: view.title, noindex: true },
    messages: getMessagesUrl(locale, ['simpleLists', 'kit', 'errors']),
    locale,
    list: view,
    rows: presentEntryRows(list, listed, reader),
    defaultLanguage: reader.languages[0]?.name ?? '',
    initialOrder: list.order,
    mayRemoveOrder: isOrdered(listed.entries),
    isManaged,
    manual:
      list.name === 'annotationsManual' && app.dictionary.content(annotationManualSlug)
        ? `/${locale}/${annotationManualSlug}`
        : null,
    isOrdering: isManaged && url.searchParams.has('order'),
  }
}

export function action({ request, pattern, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const list = simpleListOfPage(pattern)
  return handleForm({ request, locale, log: app.log }, async ({ intent, ids = '' }) => {
    if (intent === 'removeOrder') {
      await removeListOrder(app, signedIn.actor, { list })
      return redirectWithToast(simpleListPath(locale, list), 'simpleLists:toast.ordered')
    }
    if (intent !== 'order') throw new AppError('request.invalid')
    const chosen = ids.split(',').flatMap((id) => parseId(id) ?? [])
    await orderListEntries(app, signedIn.actor, { list, ids: chosen })
    return redirectWithToast(simpleListPath(locale, list), 'simpleLists:toast.ordered')
  })
}

/** The entries of a simple list, or the form that orders them. */
export default function SimpleListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, list, rows, defaultLanguage, initialOrder, mayRemoveOrder, isManaged, manual, isOrdering } =
    loaderData
  const { t } = useTranslation('simpleLists')
  const here = simpleListPath(locale, list)
  const create = isManaged && (
    <ButtonLink to={createEntryPath(locale, list)} variant="primary" icon={<Icon icon={Plus} />}>
      {t(`${list.name}.create`)}
    </ButtonLink>
  )
  return (
    <PanelPage>
      <PageHeader>
        <h1>{isOrdering ? t('order.title', { list: list.title }) : list.title}</h1>
        {!isOrdering && (
          <PageActions>
            {list.shownAt && (
              <ButtonLink to={list.shownAt} icon={<Icon icon={ArrowUpRight} />}>
                {t('view')}
              </ButtonLink>
            )}
            {isManaged && rows.length > 1 && (
              <ButtonLink to={`${here}?order=1`} icon={<Icon icon={ArrowUpDown} />}>
                {t('order.button')}
              </ButtonLink>
            )}
            {rows.length > 0 && create}
          </PageActions>
        )}
      </PageHeader>
      {!isOrdering && (
        <p>
          {t(`${list.name}.intro`)} {manual && <a href={manual}>{t('annotationsManual.text')}</a>}
        </p>
      )}
      {actionData?.refused && (
        <div role="alert">
          <Callout tone="danger" title={actionData.refused.problem} />
        </div>
      )}
      {rows.length === 0 && <EmptyState title={t(`${list.name}.none`)} actions={create || undefined} />}
      {isOrdering && (
        <OrderForm
          text={t('order.text')}
          sections={[
            {
              key: list.name,
              title: list.title,
              items: rows.map(({ id, name }) => ({ id, name: name.text })),
            },
          ]}
          save={t('order.save')}
          remove={mayRemoveOrder ? t(`order.remove.${initialOrder}`) : undefined}
          cancel={t('cancel')}
          back={here}
          to={`${here}?order=1`}
        />
      )}
      {!isOrdering && rows.length > 0 && (
        <>
          <EntryTable list={list} rows={rows} locale={locale} isManaged={isManaged} />
          {isManaged && list.isTranslated && <TranslationLegend defaultLanguage={defaultLanguage} />}
        </>
      )}
    </PanelPage>
  )
}
