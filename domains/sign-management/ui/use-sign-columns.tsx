import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { formatList, languageName } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { SignListOrder, SignListQuery, SignListScope } from '../sign-list.input.ts'
import { signListPathOf } from '../sign-list-paths.ts'
import { SignStateChip } from './SignStateChip.tsx'
import { optionalSignColumns } from './sign-columns.ts'
import type { ListedSign } from './sign-list-view.ts'
import styles from './signs.module.css'

interface List {
  scope: SignListScope
  query: SignListQuery
  locale: Locale
}

/** The columns of a list of signs; their headings sort it. */
export function useSignColumns({ scope, query, locale }: List): Column<ListedSign>[] {
  const { t } = useTranslation('signList')
  const sortBy = (order: SignListOrder, direction: 'ascending' | 'descending', other?: SignListOrder) => ({
    to: signListPathOf(locale, scope, {
      ...query,
      page: 1,
      order: query.order === order && other ? other : order,
    }),
    direction:
      query.order === order ? direction : other && query.order === other ? opposite[direction] : null,
  })
  return [
    {
      key: 'sign',
      label: t('column.sign'),
      cell: ({ gloss, viewPath }) => (
        <a className="gloss" href={viewPath}>
          {gloss}
        </a>
      ),
      sort: sortBy('alphabetical', 'ascending'),
    },
    {
      key: 'words',
      label: t('column.words'),
      optional: optionalSignColumns.words,
      card: 'text',
      cell: ({ words }) =>
        words ? (
          <span className={styles.words} lang={words.language} title={words.text}>
            {words.text}
          </span>
        ) : (
          <EmptyValue />
        ),
    },
    {
      key: 'hands',
      label: t('column.hands'),
      optional: optionalSignColumns.hands,
      card: 'none',
      cell: ({ hands }) =>
        hands.length > 0 ? (
          <span className={styles.hands}>
            {hands.map(({ name, ...hand }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two hands of a sign can have the same shape.
              <span key={index} title={name}>
                <HandPicture hand={hand} />
                <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            ))}
          </span>
        ) : (
          <EmptyValue />
        ),
    },
    {
      key: 'state',
      label: t('column.state'),
      card: 'state',
      cell: ({ state }) => <SignStateChip state={state} />,
      sort: sortBy('status', 'ascending'),
    },
    {
      key: 'author',
      label: t('column.author'),
      optional: optionalSignColumns.author,
      cell: ({ isOwn, author }) => (isOwn ? t('you') : (author ?? t('system'))),
    },
    {
      key: 'approver',
      label: t('column.approver'),
      optional: optionalSignColumns.approver,
      card: 'none',
      cell: ({ approver }) => approver ?? <EmptyValue />,
    },
    {
      key: 'changed',
      label: t('column.changed'),
      optional: optionalSignColumns.changed,
      cell: ({ changed }) => changed,
      sort: sortBy('recent', 'descending', 'oldest'),
    },
    {
      key: 'languages',
      label: t('column.languages'),
      optional: optionalSignColumns.languages,
      card: 'none',
      cell: ({ languages }) =>
        languages.length > 0 ? (
          <abbr
            title={formatList(
              languages.map((code) => languageName(code, locale)),
              locale,
            )}
          >
            {languages.join(' ')}
          </abbr>
        ) : (
          <EmptyValue />
        ),
    },
    {
      key: 'source',
      label: t('column.source'),
      optional: optionalSignColumns.source,
      card: 'none',
      cell: ({ source, sourceId }) => (source ? `${source} ${sourceId}` : <EmptyValue />),
    },
  ]
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const

/** A dash with a text for screen readers. */
function EmptyValue() {
  const { t } = useTranslation('signList')
  return (
    <span className={styles.soft} title={t('none')} data-empty>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('none')}</VisuallyHidden>
    </span>
  )
}
