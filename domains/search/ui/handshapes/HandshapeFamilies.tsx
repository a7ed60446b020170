import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { handPictureUrls } from '#domains/hand-drawings/ui/hand-picture-urls.ts'
import { InlineHands, useInlineHands } from '#domains/hand-drawings/ui/InlineHands.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { HandshapeFamilyView, HandshapeView } from '../../presenters/handshape.presenter.ts'
import { familyValues } from '../../presenters/value-family.ts'
import { withHandStyle } from '../../query/hand-style.ts'
import styles from './HandshapeFamilies.module.css'
import { useHandStyle } from './use-hand-style.ts'

interface Props {
  families: readonly HandshapeFamilyView[]
  locale: Locale
}

/** As many as a wide page shows at the top of its first column. */
const firstRow = 6

/** Handshapes with their names in families, the head larger than its members. Each with signs links to them. */
export function HandshapeFamilies({ families, locale }: Props) {
  const { t } = useTranslation('handshapes')
  const { style, inUrl } = useHandStyle()
  const hands = familyValues(families)
  const inline = useInlineHands(hands.slice(0, firstRow), style)
  const urls = handPictureUrls(hands, style, inline.urls)
  const shown = { urls, style, query: withHandStyle('', inUrl ?? 'drawing'), locale }
  return (
    <>
      <InlineHands {...inline} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list. */}
      <ul role="list" className={styles.families} aria-label={t('families')}>
        {families.map(({ head, members }) => (
          <li key={head.id} className={styles.family}>
            <HandshapeTile {...shown} hand={head} className={styles.head} isFamilyHead={members.length > 0} />
            {members.length > 0 && (
              // biome-ignore lint/a11y/noRedundantRoles: as above.
              <ul role="list" className={styles.members} aria-label={head.name}>
                {members.map((hand) => (
                  <li key={hand.id}>
                    <HandshapeTile {...shown} hand={hand} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface HandshapeTileProps {
  hand: HandshapeView
  urls: ReadonlyMap<string, string>
  style: HandStyle
  /** The query part of its URL. */
  query: string
  locale: Locale
  className?: string | undefined
  /** Whether its signs include those of other handshapes. */
  isFamilyHead?: boolean
}

/** One handshape; without signs it is no link. */
function HandshapeTile({ hand, urls, style, query, locale, className, isFamilyHead }: HandshapeTileProps) {
  const { t } = useTranslation(['handshapes', 'public'])
  const { id, name, language, count } = hand
  const content = (
    <>
      <HandPicture hand={hand} size="large" style={style} urls={urls} className={styles.picture} />
      <span className={styles.name} lang={language === locale ? undefined : language}>
        {name}
      </span>
    </>
  )
  if (count === 0)
    return (
      <span className={classNames(styles.tile, className, styles.unused)}>
        {content}
        <span className={styles.count}>{t('all.unused')}</span>
      </span>
    )
  return (
    <a
      className={classNames(styles.tile, className)}
      href={`/${locale}/search-signs/handshape/signs/${id}${query}`}
    >
      {content}
      <VisuallyHidden>: </VisuallyHidden>
      <span className={styles.count}>{t('public:count.signs', { count })}</span>
      {isFamilyHead && <VisuallyHidden>, {t('wholeFamily')}</VisuallyHidden>}
    </a>
  )
}
