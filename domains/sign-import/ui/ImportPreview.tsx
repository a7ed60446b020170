import { signPagePath } from '#domains/sign-management/view/sign-page-query.ts'
import { formatList, formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import { Table } from '#ui/base/Table.tsx'
import { VersionDiff } from '#ui/panel/VersionDiff.tsx'
import type { ChangeView } from '../findings.presenter.ts'
import type { FormattedImport } from '../import.presenter.ts'
import { importPath, noticesPath } from '../sign-import-paths.ts'
import { ImportIssues } from './ImportIssues.tsx'
import styles from './import.module.css'

const counted = ['created', 'changed', 'unchanged', 'withoutTranslation', 'values', 'languages'] as const

interface Props {
  view: FormattedImport
  locale: Locale
}

/** What an import creates and changes, old and new, sign by sign. */
export function ImportPreview({ view, locale }: Props) {
  const { t } = useTranslation('signImport')
  const {
    counts,
    changes,
    page,
    pages,
    renamed,
    renamedCount,
    notices,
    noticeCount,
    newValues,
    newLanguages,
    origin,
  } = view
  if (!counts) return null
  return (
    <section className={styles.section} aria-labelledby="preview">
      <h2 id="preview">{t('preview.title')}</h2>
      <DescriptionList
        items={counted
          .filter((name) => counts[name] > 0 || name === 'created' || name === 'changed')
          .map((name) => ({ term: t(`counts.${name}`), detail: formatNumber(counts[name], locale) }))}
      />
      {newLanguages.length > 0 && <p>{t('preview.languages', { list: formatList(newLanguages, locale) })}</p>}
      {origin && <p>{t('preview.origin', origin)}</p>}
      {newValues.length > 0 && (
        <Disclosure id="new-values" summary={t('preview.values', { count: newValues.length })}>
          <ul>
            {newValues.map(({ list, value }) => (
              <li key={`${list} ${value}`}>
                {list}: {value}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {renamedCount > 0 && (
        <Disclosure id="renamed" summary={t('preview.renamed', { count: renamedCount })}>
          <Table
            caption={t('preview.renamedText')}
            head={[t('column'), t('mapping.value'), t('preview.readAs'), t('mapping.rows')]}
          >
            {renamed.map(({ column, value, readAs, count }) => (
              <tr key={`${column} ${value}`}>
                <th scope="row">{column}</th>
                <td>{value}</td>
                <td>{readAs}</td>
                <td>{formatNumber(count, locale)}</td>
              </tr>
            ))}
          </Table>
          {renamedCount > renamed.length && <p>{t('more', { count: renamedCount - renamed.length })}</p>}
        </Disclosure>
      )}
      {noticeCount > 0 && (
        <Disclosure id="notices" summary={t('preview.notices', { count: noticeCount })}>
          <ImportIssues caption={t('preview.noticesText')} issues={notices} />
          {noticeCount > notices.length && <p>{t('more', { count: noticeCount - notices.length })}</p>}
          <p>
            <a href={noticesPath(locale, view.id)} download>
              {t('preview.allNotices')}
            </a>
          </p>
        </Disclosure>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ul role="list" className={styles.changes}>
        {changes.map((change) => (
          <li key={change.position}>
            <Change change={change} locale={locale} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefFor={(to) => importPath(locale, view.id, to)} />
    </section>
  )
}

function Change({ change, locale }: { change: ChangeView; locale: Locale }) {
  const { t } = useTranslation('signImport')
  const { signId, gloss, differences } = change
  return (
    <article className={styles.change}>
      <h3 className={styles.gloss}>
        {signId === null ? gloss : <a href={signPagePath(locale, signId, {})}>{gloss}</a>}{' '}
        <span className={styles.hint}>{t(signId === null ? 'preview.new' : 'preview.change')}</span>
      </h3>
      {signId === null ? (
        <DescriptionList
          items={differences.map(({ name, after }) => ({ term: name, detail: after.join('; ') }))}
        />
      ) : differences.length > 0 ? (
        <VersionDiff
          differences={differences}
          before={t('preview.before')}
          after={t('preview.after')}
          empty={t('preview.empty')}
        />
      ) : (
        <p>{t('preview.idOnly')}</p>
      )}
    </article>
  )
}
