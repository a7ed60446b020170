import { listLegalVersions } from '#domains/legal/index.ts'
import { presentLegalVersion } from '#domains/legal/legal.presenter.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import CircleCheck from '#ui/icons/circle-check.ts'
import Pencil from '#ui/icons/pencil.ts'
import Plus from '#ui/icons/plus.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'
import styles from './legal.module.css'
import { legalKindOf, legalPaths, legalViewContext } from './legal-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const kind = legalKindOf(pattern)
  const reader = legalViewContext(app, locale)
  const { list: _, edit, view, ...addresses } = legalPaths(kind, locale)
  const versions = await listLegalVersions(app, signedIn.actor, { kind, locale })
  return {
    page: { title: translator(locale)(`legal:${kind}.title`), noindex: true },
    messages: getMessagesUrl(locale, ['legal']),
    kind,
    addresses,
    versions: versions.map((version) => ({
      ...presentLegalVersion(version, reader),
      edit: edit(version.id),
      view: view(version.id),
    })),
  }
}

/** The versions of the terms of use or of the privacy policy, newest first. */
export default function LegalVersions({ loaderData }: Route.ComponentProps) {
  const { kind, addresses, versions } = loaderData
  const { t } = useTranslation('legal')
  const create = (
    <ButtonLink to={addresses.create} variant="primary" icon={<Icon icon={Plus} />}>
      {t('create')}
    </ButtonLink>
  )
  const columns: Column<(typeof versions)[number]>[] = [
    {
      key: 'version',
      label: t('version'),
      cell: ({ id, number, view }) => (
        <>
          <a href={view} aria-label={t('viewOf', { number })}>
            {t('number', { number })}
          </a>{' '}
          {id === versions[0]?.id && (
            <StateChip icon={CircleCheck} tone="success">
              {t('current')}
            </StateChip>
          )}
        </>
      ),
    },
    { key: 'published', label: t('published'), cell: ({ published }) => published },
    { key: 'author', label: t('author'), cell: ({ author }) => author ?? t('standardText') },
    { key: 'languages', label: t('languages'), card: 'text', cell: ({ languages }) => languages.join(', ') },
    {
      key: 'acceptances',
      label: t('acceptances'),
      cell: ({ acceptances }) => acceptances,
      align: 'end',
      cardLabel: true,
    },
    {
      key: 'corrections',
      label: t('corrections'),
      cell: ({ corrections }) => corrections,
      align: 'end',
      cardLabel: true,
    },
  ]
  return (
    <PanelPage className={styles.list}>
      <PageHeader>
        <h1>{t(`${kind}.title`)}</h1>
        {versions.length > 0 && create}
      </PageHeader>
      <p className={styles.intro}>{t('intro')}</p>
      {versions.length === 0 ? (
        <EmptyState title={t('none')} actions={create} />
      ) : (
        <DataTable
          caption={t(`${kind}.title`)}
          captionHidden
          columns={columns}
          rows={versions}
          keyOf={({ id }) => id}
          actions={{
            label: t('edit'),
            of: ({ edit, number }) => (
              <ButtonLink
                to={edit}
                variant="quiet"
                aria-label={t('editOf', { number })}
                title={t('edit')}
                icon={<Icon icon={Pencil} />}
              />
            ),
          }}
          empty={null}
        />
      )}
    </PanelPage>
  )
}
