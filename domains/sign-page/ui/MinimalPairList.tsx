import type { ReactNode } from 'react'
import { SignPreview } from '#domains/search/ui/cards/SignPreview.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { StretchedLink } from '#ui/base/StretchedLink.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { MinimalPairGroupView, PropertyValueView } from '../sign.presenter.ts'
import { LocalizedText } from './LocalizedText.tsx'
import own from './MinimalPairList.module.css'
import styles from './Neighbours.module.css'
import { ValueImage } from './ValueImage.tsx'

/** More pairs of one property than these wait behind a word. */
const pairsShown = 6

/** Minimal pairs by the one property that differs, each with both values side by side. */
export function MinimalPairList({ pairs, locale }: { pairs: MinimalPairGroupView[]; locale: string }) {
  const { t } = useTranslation('signs')
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="minimal-pairs">
      <h2 id="minimal-pairs">{t('pairs.title')}</h2>
      {pairs.some(({ key }) => key !== null) && <p className={styles.note}>{t('pairs.note')}</p>}
      <div className={styles.kinds}>
        {pairs.map((kind) => (
          <MinimalPairGroup key={kind.key ?? ''} kind={kind} locale={locale} />
        ))}
      </div>
    </section>
  )
}

function MinimalPairGroup({ kind, locale }: { kind: MinimalPairGroupView; locale: string }) {
  const { t } = useTranslation('signs')
  const { name, pairs } = kind
  const pair = (one: MinimalPairGroupView['pairs'][number]) => (
    <Pair key={one.card.id} pair={one} group={kind} locale={locale} />
  )
  const more = pairs.slice(pairsShown)
  return (
    <div className={classNames(styles.kind, pairs.length > 1 && styles.several)}>
      <h3>{name}</h3>
      <List>{pairs.slice(0, pairsShown).map(pair)}</List>
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('pairs.more', { number: more.length })}</summary>
          <List>{more.map(pair)}</List>
        </details>
      )}
    </div>
  )
}

function List({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one.
    <ul role="list" className={styles.pairs}>
      {children}
    </ul>
  )
}

interface PairProps {
  pair: MinimalPairGroupView['pairs'][number]
  group: MinimalPairGroupView
  locale: string
}

function Pair({ pair: { card, there }, group: { key, ownValues }, locale }: PairProps) {
  const { gloss, words } = card
  return (
    <li className={own.pair} data-covered data-preview-scope>
      <div className={own.preview}>
        <SignPreview sign={card} lazy />
      </div>
      <div className={own.words}>
        <StretchedLink to={`/${locale}/signs/view/${card.id}`} className="gloss">
          {gloss.text}
        </StretchedLink>
        {words && <span lang={words.language === locale ? undefined : words.language}>{words.text}</span>}
      </div>
      {key !== null && <ValueComparison here={ownValues} there={there} locale={locale} />}
    </li>
  )
}

interface VersusProps {
  here: PropertyValueView[]
  there: PropertyValueView[]
  locale: string
}

/** Both values of a pair: chin ↔ forehead. */
function ValueComparison({ here, there, locale }: VersusProps) {
  const { t } = useTranslation('signs')
  return (
    <p className={own.versus}>
      <ComparedValues values={here} locale={locale} />
      <span className={own.arrow} aria-hidden="true">
        ↔
      </span>
      <VisuallyHidden> {t('pairs.versus')} </VisuallyHidden>
      <ComparedValues values={there} locale={locale} />
    </p>
  )
}

function ComparedValues({ values, locale }: { values: PropertyValueView[]; locale: string }) {
  const { t } = useTranslation('signs')
  return (
    <span className={own.side}>
      {values.length === 0
        ? t('pairs.undescribed')
        : values.map((value) => (
            <span key={value.text}>
              <ValueImage of={value} className={styles.drawn} />
              <LocalizedText text={value} locale={locale} />
            </span>
          ))}
    </span>
  )
}
