import type { MouseEventHandler, ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { BottomSheet } from '#ui/base/BottomSheet.tsx'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import type { ResultsView } from '../../presenters/search.presenter.ts'
import { searchAddress } from '../../query/search-address.ts'
import styles from './FilterSheet.module.css'

interface Props {
  view: Pick<ResultsView, 'query' | 'total' | 'chosen'>
  onClose: () => void
  onClick: MouseEventHandler | undefined
  children: ReactNode
}

/** The filters of narrow screens, with the number of signs that each choice leaves. */
export function FilterSheet({ view: { query, total, chosen }, onClose, onClick, children }: Props) {
  const { t } = useTranslation('search')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which also work by keyboard.
    <div onClick={onClick}>
      <BottomSheet
        title={t('filter.title')}
        onClose={onClose}
        footer={(close) => (
          <>
            {chosen.length > 0 && (
              <ButtonLink variant="quiet" to={searchAddress({ ...query, page: 1, letter: null })}>
                {t('filter.reset')}
              </ButtonLink>
            )}
            <Button variant="primary" onClick={close} aria-live="polite">
              {total > 0 ? t('filter.show', { count: total }) : t('filter.showNone')}
            </Button>
          </>
        )}
      >
        <div className={styles.content}>{children}</div>
      </BottomSheet>
    </div>
  )
}
