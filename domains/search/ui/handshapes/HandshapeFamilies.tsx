import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import { familyValues } from '../../presenters/families.ts'
import type { HandshapeFamilyView, HandshapeView } from '../../presenters/handshape.presenter.ts'
import { SymbolOrPicture } from '../SymbolOrPicture.tsx'
import { symbolSpriteUrls } from '../symbol-sprites.ts'
import styles from './HandshapeFamilies.module.css'

interface Props {
  families: readonly HandshapeFamilyView[]
  locale: Locale
  /** Shows the name of every handshape; the list includes handshapes without signs. */
  isFullList?: boolean
}

/** Handshapes in families, the head larger than its members. Each links to its signs. */
export function HandshapeFamilies({ families, locale, isFullList = false }: Props) {
  const { t } = useTranslation('handshapes')
  const spriteUrls = symbolSpriteUrls(familyValues(families))
  const hasFamilies = families.some(({ members }) => members.length > 0)
  const shown = { spriteUrls, locale, isNamed: isFullList }
  const className = classNames(styles.families, isFullList && styles.whole)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
    <ul role="list" className={className} aria-label={t('families')}>
      {families.map(({ head, members }) => (
        <li key={head.id} className={members.length > 0 ? styles.family : styles.alone}>
          <HandshapeTile
            {...shown}
            hand={head}
            isLarge={hasFamilies}
            isNamed={isFullList || hasFamilies}
            isFamilyHead={members.length > 0}
          />
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
  )
}

interface HandshapeTileProps {
  hand: HandshapeView
  spriteUrls: ReadonlyMap<string, string>
  locale: Locale
  isNamed: boolean
  isLarge?: boolean
  isFamilyHead?: boolean
}

/** One handshape; without signs it is no link. A hidden name is available to screen readers and as a tooltip. */
function HandshapeTile({
  hand,
  spriteUrls,
  locale,
  isNamed,
  isLarge = false,
  isFamilyHead = false,
}: HandshapeTileProps) {
  const { t } = useTranslation(['handshapes', 'public'])
  const { id, name, count, symbol, picture } = hand
  const lang = hand.language === locale ? undefined : hand.language
  const isSeen = isNamed || (symbol === null && picture === null)
  const className = classNames(styles.tile, isLarge && styles.large)
  const content = (
    <>
      <SymbolOrPicture value={hand} spriteUrls={spriteUrls} className={styles.picture} />
      {isSeen && (
        <span className={styles.name} lang={lang}>
          {name}
        </span>
      )}
    </>
  )
  if (count === 0)
    return (
      <span className={classNames(className, styles.unused)}>
        {content}
        <span className={styles.count}>{t('all.unused')}</span>
      </span>
    )
  const signs = t('public:count.signs', { count })
  return (
    <a
      className={className}
      href={`/${locale}/search-signs/handshape/signs/${id}`}
      title={isSeen ? undefined : name}
    >
      {content}
      {!isSeen && (
        <VisuallyHidden>
          <span lang={lang}>{name}</span>
        </VisuallyHidden>
      )}
      <VisuallyHidden>: </VisuallyHidden>
      <span className={styles.count}>
        {isNamed ? (
          signs
        ) : (
          <>
            <span aria-hidden>{formatNumber(count, locale)}</span>
            <VisuallyHidden>{signs}</VisuallyHidden>
          </>
        )}
      </span>
      {isFamilyHead && <VisuallyHidden>, {t('wholeFamily')}</VisuallyHidden>}
    </a>
  )
}
