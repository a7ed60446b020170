import type { ReactNode } from 'react'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { SignPreview } from '#domains/search/ui/cards/SignPreview.tsx'
import { signPath } from '#domains/signs/sign-path.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { StretchedLink } from '#ui/base/StretchedLink.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { MinimalPairGroupView, PropertyValueView } from '../sign.presenter.ts'
import { LocalizedText } from './LocalizedText.tsx'
import styles from './MinimalPairList.module.css'
import shared from './neighbours-shared.module.css'

/** Further pairs of one property are collapsed. */
const pairsShown = 6

/** Minimal pairs by the property that differs, each with the values of both signs. */
export function MinimalPairList({ pairs, locale }: { pairs: MinimalPairGroupView[]; locale: Locale }) {
  const { t } = useTranslation('signs')
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="minimal-pairs">
      <h2 id="minimal-pairs">{t('pairs.title')}</h2>
      {pairs.some(({ key }) => key !== null) && <p className={styles.note}>{t('pairs.note')}</p>}
      <div className={styles.kinds}>
        {pairs.map((group) => (
          <MinimalPairGroup key={group.key ?? ''} group={group} locale={locale} />
        ))}
      </div>
    </section>
  )
}

function MinimalPairGroup({ group, locale }: { group: MinimalPairGroupView; locale: Locale }) {
  const { t } = useTranslation('signs')
  const { name, pairs } = group
  const pair = (one: MinimalPairGroupView['pairs'][number]) => (
    <Pair key={one.card.id} pair={one} group={group} locale={locale} />
  )
  const more = pairs.slice(pairsShown)
  return (
    <div className={classNames(styles.kind, pairs.length > 1 && styles.several)}>
      <h3>{name}</h3>
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

interface PairProps {
  pair: MinimalPairGroupView['pairs'][number]
  group: MinimalPairGroupView
  locale: Locale
}

function Pair({ pair: { card, otherValues }, group: { key, ownValues }, locale }: PairProps) {
  const { gloss, words } = card
  return (
    <li className={styles.pair} data-covered data-preview-scope>
      <div className={styles.preview}>
        <SignPreview sign={card} lazy />
      </div>
      <div className={styles.words}>
        <StretchedLink to={signPath(locale, card.id)} className="gloss">
          {gloss.text}
        </StretchedLink>
        {words && <span lang={words.language === locale ? undefined : words.language}>{words.text}</span>}
      </div>
      {key !== null && <ValueComparison ownValues={ownValues} otherValues={otherValues} locale={locale} />}
    </li>
  )
}

interface ComparisonProps {
  ownValues: PropertyValueView[]
  otherValues: PropertyValueView[]
  locale: Locale
}

/** The values of both signs: chin ↔ forehead. */
function ValueComparison({ ownValues, otherValues, locale }: ComparisonProps) {
  const { t } = useTranslation('signs')
  return (
    <p className={styles.versus}>
      <ComparedValues values={ownValues} locale={locale} />
      <span className={styles.arrow} aria-hidden="true">
        ↔
      </span>
      <VisuallyHidden> {t('pairs.versus')} </VisuallyHidden>
      <ComparedValues values={otherValues} locale={locale} />
    </p>
  )
}

function ComparedValues({ values, locale }: { values: PropertyValueView[]; locale: Locale }) {
  const { t } = useTranslation('signs')
  return (
    <span className={styles.side}>
      {values.length === 0
        ? t('pairs.undescribed')
        : values.map((value) => (
            <span key={value.text}>
              <HandPicture hand={value} className={shared.drawn} />
              <LocalizedText text={value} locale={locale} />
            </span>
          ))}
    </span>
  )
}
