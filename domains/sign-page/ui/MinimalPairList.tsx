import type { ReactNode } from 'react'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { signPath } from '#domains/signs/sign-path.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CollapsibleSection } from '#ui/base/CollapsibleSection.tsx'
import { StretchedLink } from '#ui/base/StretchedLink.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { MinimalPairGroupView, PropertyValueView, SignView } from '../presenters/sign.presenter.ts'
import type { ArticulationPictures } from './articulation-pictures.ts'
import { BodyPicture } from './BodyPicture.tsx'
import { LocalizedText } from './LocalizedText.tsx'
import styles from './MinimalPairList.module.css'
import shared from './neighbours-shared.module.css'

/** Further pairs of one property are collapsed. */
const pairsShown = 6

interface Props {
  sign: SignView
  pictures: ArticulationPictures
  locale: Locale
}

/** Minimal pairs by the property that differs; each shows both signs side by side, by this property alone. */
export function MinimalPairList({ sign, pictures, locale }: Props) {
  const { t } = useTranslation('signs')
  const { minimalPairs } = sign
  if (minimalPairs.length === 0) return null
  return (
    <CollapsibleSection
      id="minimal-pairs"
      title={
        <>
          {t('pairs.plain')} <small className={styles.term}>{t('pairs.title')}</small>
        </>
      }
      count={minimalPairs.reduce((sum, { pairs }) => sum + pairs.length, 0)}
      openOnWideScreens
    >
      {minimalPairs.some(({ key }) => key !== null) && <p className={styles.note}>{t('pairs.note')}</p>}
      <div className={styles.groups}>
        {minimalPairs.map((group) => (
          <MinimalPairGroup
            key={group.key ?? ''}
            group={group}
            sign={sign}
            pictures={pictures}
            locale={locale}
          />
        ))}
      </div>
    </CollapsibleSection>
  )
}

interface GroupProps extends Props {
  group: MinimalPairGroupView
}

function MinimalPairGroup({ group, ...props }: GroupProps) {
  const { t } = useTranslation('signs')
  const { name, pairs } = group
  const pair = (one: MinimalPairGroupView['pairs'][number]) => (
    <Pair key={one.card.id} pair={one} group={group} {...props} />
  )
  const more = pairs.slice(pairsShown)
  return (
    <div className={pairs.length > 1 ? styles.several : undefined}>
      <h3 className={styles.name}>{name}</h3>
      <List>{pairs.slice(0, pairsShown).map(pair)}</List>
      {more.length > 0 && (
        <details className={shared.more}>
          <summary>{t('pairs.more', { number: more.length })}</summary>
          <List>{more.map(pair)}</List>
        </details>
      )}
    </div>
  )
}

function List({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
    <ul role="list" className={styles.pairs}>
      {children}
    </ul>
  )
}

function Pair({
  pair: { card, otherValues },
  group: { key, ownValues, drawnPart },
  sign,
  pictures,
  locale,
}: GroupProps & { pair: MinimalPairGroupView['pairs'][number] }) {
  const { t } = useTranslation('signs')
  const poster = sign.media.main?.poster ?? null
  return (
    <li className={styles.pair} data-covered>
      <Side
        markup={drawnPart && pictures[drawnPart]}
        poster={poster}
        values={ownValues}
        hasValues={key !== null}
        locale={locale}
      >
        <span className="gloss">{sign.gloss}</span>
      </Side>
      <VisuallyHidden> {t('pairs.versus')} </VisuallyHidden>
      <Side
        markup={pictures.others[card.id]}
        poster={card.poster}
        values={otherValues}
        hasValues={key !== null}
        locale={locale}
      >
        <StretchedLink to={signPath(locale, card.id)} className="gloss">
          {card.gloss.text}
        </StretchedLink>
      </Side>
    </li>
  )
}

interface SideProps {
  markup: string | null | undefined
  /** Shown if the property has no picture. */
  poster: string | null
  values: PropertyValueView[]
  /** False for pairs entered by hand, which name no property. */
  hasValues: boolean
  locale: Locale
  /** The gloss. */
  children: ReactNode
}

function Side({ markup, poster, values, hasValues, locale, children }: SideProps) {
  const { t } = useTranslation('signs')
  const hands = values.filter(({ drawing, symbol, picture }) => drawing || symbol || picture)
  return (
    <div className={styles.side}>
      <div className={styles.picture}>
        {markup ? (
          <BodyPicture markup={markup} />
        ) : hands.length > 0 ? (
          hands.map((value) => <HandPicture key={value.text} hand={value} size="large" />)
        ) : (
          poster && <img src={poster} alt="" width={320} height={240} loading="lazy" />
        )}
      </div>
      {children}
      {hasValues && (
        <span className={styles.value}>
          {values.length === 0
            ? t('pairs.undescribed')
            : values.map((value, at) => (
                <span key={value.text}>
                  {at > 0 && ', '}
                  <LocalizedText text={value} locale={locale} />
                </span>
              ))}
        </span>
      )}
    </div>
  )
}
