import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import { listDefinition } from '#domains/vocabularies/reference-lists.ts'
import { getReferenceList, orderEntries, undoMerge } from '#domains/vocabulary-management/index.ts'
import { presentSections, withoutFeatures } from '#domains/vocabulary-management/reference-list.presenter.ts'
import {
  entryCreatePath,
  referenceListPath,
  referenceListsPath,
  withoutFeaturesParameter,
} from '#domains/vocabulary-management/reference-paths.ts'
import { EntryTable } from '#domains/vocabulary-management/ui/EntryTable.tsx'
import { RecentMerges } from '#domains/vocabulary-management/ui/RecentMerges.tsx'
import styles from '#domains/vocabulary-management/ui/reference-lists.module.css'
import { AppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { formatDate, formatList } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowUpDown from '#ui/icons/arrow-up-down.ts'
import Plus from '#ui/icons/plus.ts'
import { OrderForm } from '#ui/panel/OrderForm.tsx'
import { PageActions, PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'
import { listOfPage, listViewContext } from './reference-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ pattern, params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const list = listOfPage(pattern)
  const t = translator(locale)
  const { merges, ...found } = await getReferenceList(app, signedIn.actor, { list })
  const title = t(`vocabularies:${list}`)
  const sections = presentSections(found, listViewContext(app, locale))
  const undrawn = listDefinition(list).handshape ? withoutFeatures(sections) : []
  const isLimited =
    url.searchParams.has(withoutFeaturesParameter) && !url.searchParams.has('order') && undrawn.length > 0
  return {
    page: { title, noindex: true },
    messages: getMessagesUrl(locale, ['referenceLists', 'kit', 'errors']),
    locale,
    list,
    title,
    sections: isLimited ? undrawn : sections,
    isLimited,
    undrawnCount: undrawn.reduce((sum, { rows }) => sum + rows.length, 0),
    merges: merges.map((merge) => ({ ...merge, at: formatDate(merge.at, locale, app.settings.timeZone) })),
    isOrdering: url.searchParams.has('order'),
    isChoosing: url.searchParams.has('choose'),
  }
}

export function action({ request, pattern, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const list = listOfPage(pattern)
  const here = referenceListPath(locale, list)
  return handleForm({ request, locale, log: app.log }, async ({ intent, ids = '', merge }) => {
    if (intent === 'undo') {
      const mergeId = parseId(merge) ?? 0
      const { value, restored, leftAlone } = await undoMerge(app, signedIn.actor, { mergeId })
      if (leftAlone.length === 0)
        return redirectWithToast(here, 'referenceLists:toast.undone', { value, count: restored })
      const glosses = formatList(leftAlone.slice(0, 10), locale)
      return redirectWithToast(here, 'referenceLists:toast.undonePartly', { value, glosses })
    }
    if (intent !== 'order') throw new AppError('request.invalid')
    const chosen = ids.split(',').flatMap((id) => parseId(id) ?? [])
    await orderEntries(app, signedIn.actor, { list, ids: chosen })
    return redirectWithToast(here, 'referenceLists:toast.ordered')
  })
}

/** The values of a reference list in their groups, or the form that orders them. */
export default function ReferenceList({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, list, title, sections, merges, isOrdering, isChoosing, isLimited, undrawnCount } =
    loaderData
  const { t } = useTranslation('referenceLists')
  const hasPictures = sections.some(({ rows }) =>
    rows.some(({ hand }) => hand.drawing ?? hand.symbol ?? hand.picture),
  )
  const here = referenceListPath(locale, list)
  const create = (
    <ButtonLink to={entryCreatePath(locale, list)} variant="primary" icon={<Icon icon={Plus} />}>
      {t('create')}
    </ButtonLink>
  )
  return (
    <PanelPage>
      <Breadcrumb
        label={t('path')}
        items={[{ label: t('title'), to: referenceListsPath(locale) }, { label: title }]}
      />
      <PageHeader>
        <h1>{isOrdering ? t('order.title', { list: title }) : title}</h1>
        {!isOrdering && (
          <PageActions>
            {sections.length > 0 && (
              <ButtonLink to={`${here}?order=1`} icon={<Icon icon={ArrowUpDown} />}>
                {t('order.button')}
              </ButtonLink>
            )}
            {create}
          </PageActions>
        )}
      </PageHeader>
      {actionData?.refused && (
        <div role="alert">
          <Callout tone="danger" title={actionData.refused.problem} />
        </div>
      )}
      {isChoosing && <Callout title={t('chooseText')} />}
      {undrawnCount > 0 && !isOrdering && (
        <Callout title={t('withoutFeatures.count', { count: undrawnCount })}>
          <p>
            {t('withoutFeatures.text')}{' '}
            <a href={isLimited ? here : `${here}?${withoutFeaturesParameter}=1`}>
              {t(isLimited ? 'withoutFeatures.all' : 'withoutFeatures.show')}
            </a>
          </p>
        </Callout>
      )}
      {sections.length === 0 && <EmptyState title={t('none')} actions={create} />}
      {isOrdering ? (
        <OrderForm
          text={t('order.text')}
          sections={sections.map(({ key, title: group, rows }) => ({
            key,
            title: sections.length > 1 ? (group?.text ?? t('noGroup')) : title,
            lang: sections.length > 1 ? group?.lang : undefined,
            items: rows.map(({ id, name }) => ({ id, name: name.text })),
          }))}
          save={t('order.save')}
          cancel={t('cancel')}
          back={here}
          to={`${here}?order=1`}
        />
      ) : (
        <HandFiles hands={sections.flatMap(({ rows }) => rows.map(({ hand }) => hand))}>
          {sections.map((section) => (
            <section key={section.key} className={styles.table}>
              {sections.length > 1 && (
                <h2 className={styles.group} lang={section.title?.lang}>
                  {section.title?.text ?? t('noGroup')}
                </h2>
              )}
              <EntryTable
                list={list}
                section={section}
                caption={sections.length > 1 ? (section.title?.text ?? t('noGroup')) : title}
                hasPictures={hasPictures}
                locale={locale}
              />
            </section>
          ))}
        </HandFiles>
      )}
      {!isOrdering && <RecentMerges merges={merges} />}
    </PanelPage>
  )
}
