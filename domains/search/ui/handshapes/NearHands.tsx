import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { HandView } from '../../handshape.presenter.ts'
import { HandPicture } from './HandPicture.tsx'
import styles from './NearHands.module.css'

interface Props {
  near: readonly HandView[]
  /** Query of their addresses. */
  address: string
  files: ReadonlyMap<string, string>
  locale: Locale
}

/** Handshapes much like the one in view, in a row; nothing where there are none. */
export function NearHands({ near, address, files, locale }: Props) {
  const { t } = useTranslation(['handshapes', 'public'])
  if (near.length === 0) return null
  return (
    <nav className={styles.near} aria-labelledby="near-hands">
      <h2 id="near-hands" className={styles.title}>
        {t('signs.near')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
      <ul role="list" className={styles.hands}>
        {near.map((hand) => (
          <li key={hand.id}>
            <a
              className={styles.hand}
              href={`/${locale}/search-signs/handshape/signs/${hand.id}${address === '?' ? '' : address}`}
            >
              <HandPicture hand={hand} files={files} />
              <span className={styles.name} lang={hand.language === locale ? undefined : hand.language}>
                {hand.name}
              </span>
              <span className={styles.count} aria-hidden>
                {hand.count}
              </span>
              <VisuallyHidden>, {t('public:count.signs', { count: hand.count })}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
