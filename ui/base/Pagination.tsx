import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import ChevronLeft from '#ui/icons/chevron-left.ts'
import ChevronRight from '#ui/icons/chevron-right.ts'
import { Icon } from './Icon.tsx'
import styles from './Pagination.module.css'
import { paginationItems } from './pagination-items.ts'

interface Props {
  /** Current page, from 1. */
  page: number
  /** Number of pages. */
  pages: number
  hrefFor: (page: number) => string
}

/** Links to the pages of a long list; nothing for a single page. */
export function Pagination({ page, pages, hrefFor }: Props) {
  const { t } = useTranslation('ui')
  if (pages < 2) return null
  const step = (to: number, rel: 'prev' | 'next', content: ReactNode) =>
    to < 1 || to > pages ? (
      <span className={styles.step} aria-hidden>
        {content}
      </span>
    ) : (
      <a className={styles.step} href={hrefFor(to)} rel={rel}>
        {content}
      </a>
    )
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {step(
        page - 1,
        'prev',
        <>
          <Icon icon={ChevronLeft} />
          {t('pagination.previous')}
        </>,
      )}
      <ol className={styles.pages}>
        {paginationItems(page, pages).map((entry) => (
          <li key={entry.key}>
            {entry.page === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.page}
                href={hrefFor(entry.page)}
                aria-label={t('pagination.page', { page: entry.page })}
                aria-current={entry.page === page ? 'page' : undefined}
              >
                {entry.page}
              </a>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.place}>{t('pagination.place', { page, pages })}</span>
      {step(
        page + 1,
        'next',
        <>
          {t('pagination.next')}
          <Icon icon={ChevronRight} />
        </>,
      )}
    </nav>
  )
}
