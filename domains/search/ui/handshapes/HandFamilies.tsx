import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { HandFamilyView, HandView } from '../../handshape.presenter.ts'
import styles from './HandFamilies.module.css'
import { HandPicture } from './HandPicture.tsx'
import { handFiles } from './hand-files.ts'

interface Props {
  families: readonly HandFamilyView[]
  locale: Locale
  /** Every handshape says its name, and those without signs are there. */
  isWhole?: boolean
}

/** Handshapes in their families: the head, larger, and beside it its members. Each leads to its signs. */
export function HandFamilies({ families, locale, isWhole = false }: Props) {
  const { t } = useTranslation('handshapes')
  const files = handFiles(families.flatMap(({ head, members }) => [head, ...members]))
  const hasFamilies = families.some(({ members }) => members.length > 0)
  const shown = { files, locale, isNamed: isWhole }
  const className = classNames(styles.families, isWhole && styles.whole)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one.
    <ul role="list" className={className} aria-label={t('families')}>
      {families.map(({ head, members }) => (
        <li key={head.id} className={members.length > 0 ? styles.family : styles.alone}>
          <HandTile
            {...shown}
            hand={head}
            isLarge={hasFamilies}
            isNamed={isWhole || hasFamilies}
            leadsFamily={members.length > 0}
          />
          {members.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: as above.
            <ul role="list" className={styles.members} aria-label={head.name}>
              {members.map((hand) => (
                <li key={hand.id}>
                  <HandTile {...shown} hand={hand} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

interface TileProps {
  hand: HandView
  files: ReadonlyMap<string, string>
  locale: Locale
  isNamed: boolean
  isLarge?: boolean
  leadsFamily?: boolean
}

/** One handshape; without signs it leads nowhere. A name that is not shown is read out, and shown as a tip. */
function HandTile({ hand, files, locale, isNamed, isLarge = false, leadsFamily = false }: TileProps) {
  const { t } = useTranslation(['handshapes', 'public'])
  const { id, name, count, symbol, picture } = hand
  const lang = hand.language === locale ? undefined : hand.language
  const isSeen = isNamed || (symbol === null && picture === null)
  const className = classNames(styles.tile, isLarge && styles.large)
  const content = (
    <>
      <HandPicture hand={hand} files={files} className={styles.picture} />
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
      {leadsFamily && <VisuallyHidden>, {t('wholeFamily')}</VisuallyHidden>}
    </a>
  )
}
