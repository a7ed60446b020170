import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { HandshapeView } from '../../presenters/handshape.presenter.ts'
import { SignCount } from '../SignCount.tsx'
import { ValueText } from '../ValueText.tsx'
import styles from './NearestHandshapes.module.css'

interface Props {
  handshapes: readonly HandshapeView[]
  /** The query part of their URLs. */
  queryString: string
  style: HandStyle
  urls: ReadonlyMap<string, string>
  locale: Locale
}

/** Similar handshapes in a row; nothing when there are none. */
export function NearestHandshapes({ handshapes, queryString, style, urls, locale }: Props) {
  const { t } = useTranslation('handshapes')
  if (handshapes.length === 0) return null
  return (
    <nav className={styles.near} aria-labelledby="near-hands">
      <h2 id="near-hands" className={styles.title}>
        {t('signs.near')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list. */}
      <ul role="list" className={styles.hands}>
        {handshapes.map((hand) => (
          <li key={hand.id}>
            <a
              className={styles.hand}
              href={`/${locale}/search-signs/handshape/signs/${hand.id}${queryString === '?' ? '' : queryString}`}
            >
              <HandPicture hand={hand} size="medium" style={style} urls={urls} />
              <ValueText
                value={{ text: hand.name, language: hand.language }}
                locale={locale}
                className={styles.name}
              />
              <SignCount count={hand.count} locale={locale} className={styles.count} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
