import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { HandshapeFamilyView, HandshapeView } from '../../presenters/handshape.presenter.ts'
import { SymbolOrPicture } from '../SymbolOrPicture.tsx'
import { symbolSpriteUrls } from '../symbol-sprites.ts'
import styles from './HandshapeFamilies.module.css'

interface Props {
  families: readonly HandshapeFamilyView[]
  locale: Locale
  /** Every handshape says its name, and those without signs are there. */
  isFullList?: boolean
}

/** Handshapes in their families: the head, larger, and beside it its members. Each leads to its signs. */
export function HandshapeFamilies({ families, locale, isFullList = false }: Props) {
  const { t } = useTranslation('handshapes')
  const files = symbolSpriteUrls(families.flatMap(({ head, members }) => [head, ...members]))
  const hasFamilies = families.some(({ members }) => members.length > 0)
  const shown = { files, locale, isNamed: isFullList }
  const className = classNames(styles.families, isFullList && styles.whole)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one.
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
  files: ReadonlyMap<string, string>
  locale: Locale
  isNamed: boolean
  isLarge?: boolean
  isFamilyHead?: boolean
}

/** One handshape; without signs it leads nowhere. A name that is not shown is read out, and shown as a tip. */
function HandshapeTile({
  hand,
  files,
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
      <SymbolOrPicture value={hand} spriteUrls={files} className={styles.picture} />
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
            <span aria-hidden>{count}</span>
            <VisuallyHidden>{signs}</VisuallyHidden>
          </>
        )}
      </span>
      {isFamilyHead && <VisuallyHidden>, {t('wholeFamily')}</VisuallyHidden>}
    </a>
  )
}
