import Plus from 'lucide-react/icons/plus'
import { listLegalVersions } from '#domains/legal/index.ts'
import { presentLegalVersion } from '#domains/legal/legal.presenter.ts'
import { messagesOf, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Chip } from '#ui/base/Chip.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Table } from '#ui/base/Table.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'
import styles from './legal.module.css'
import { legalAddresses, legalKindOf, legalReader } from './legal-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, locale } = panelContext({ params, context })
  const kind = legalKindOf(request)
  const reader = legalReader(app, locale)
  const { list: _, edit, ...addresses } = legalAddresses(kind, locale)
  const versions = await listLegalVersions(app.db, kind)
  return {
    page: { title: translator(locale)(`legal:${kind}.title`), noindex: true },
    messages: messagesOf(locale, ['legal']),
    kind,
    addresses,
    versions: versions.map((version) => ({
      ...presentLegalVersion(version, reader),
      edit: edit(version.id),
    })),
  }
}

/** Every version of the terms of use, or of the privacy policy; the newest is current. */
export default function LegalVersions({ loaderData }: Route.ComponentProps) {
  const { kind, addresses, versions } = loaderData
  const { t } = useTranslation('legal')
  const create = (
    <ButtonLink to={addresses.create} variant="primary" icon={<Icon of={Plus} />}>
      {t('create')}
    </ButtonLink>
  )
  return (
    <>
      <div className={styles.head}>
        <h1>{t(`${kind}.title`)}</h1>
        {create}
      </div>
      <p className={styles.intro}>{t('intro')}</p>
      {versions.length === 0 ? (
        <EmptyState title={t('none')} actions={create} />
      ) : (
        <Table
          caption={t(`${kind}.title`)}
          head={[t('published'), t('languages'), t('acceptances'), t('corrections'), t('edit')]}
        >
          {versions.map((version, at) => (
            <tr key={version.id}>
              <th scope="row">
                {version.published} {at === 0 && <Chip>{t('current')}</Chip>}
              </th>
              <td>{version.languages.join(', ')}</td>
              <td>{version.acceptances}</td>
              <td>{version.corrections}</td>
              <td>
                <a href={version.edit} aria-label={t('editOf', { date: version.published })}>
                  {t('edit')}
                </a>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}
