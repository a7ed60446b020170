import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { SignCard } from '#domains/search/ui/cards/SignCard.tsx'
import { SignRow, SignRows } from '#domains/search/ui/cards/SignRow.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CardItem } from '#ui/base/Card.tsx'
import { CardRow } from '#ui/base/CardRow.tsx'
import type { SameValueView, SignView } from '../sign.presenter.ts'
import { LocalizedText } from './LocalizedText.tsx'
import { MinimalPairList } from './MinimalPairList.tsx'
import styles from './Neighbours.module.css'
import shared from './neighbours-shared.module.css'

interface Props {
  sign: SignView
  locale: Locale
}

/** Signs with a similar articulation: nearest signs, minimal pairs, the same handshape, the same location. */
export function Neighbours({ sign: { similar, minimalPairs, sameValue }, locale }: Props) {
  return (
    <>
      <Similar similar={similar} locale={locale} />
      <MinimalPairList pairs={minimalPairs} locale={locale} />
      {sameValue.length > 0 && (
        <div className={styles.alike}>
          {sameValue.map((view) => (
            <SameValueSigns key={view.key} view={view} locale={locale} />
          ))}
        </div>
      )}
    </>
  )
}

function Similar({ similar: { first, more }, locale }: { similar: SignView['similar']; locale: Locale }) {
  const { t } = useTranslation('signs')
  if (first.length === 0) return null
  return (
    <CardRow
      id="similar"
      title={t('similar.title')}
      note={t('similar.note')}
      className={styles.cards}
      footer={more.length > 0 && <More more={more} locale={locale} />}
    >
      {first.map(({ card, reason }) => (
        <CardItem key={card.id}>
          <SignCard sign={card} locale={locale} showDemoBadge={false}>
            <p className={styles.reason}>{reason}</p>
          </SignCard>
        </CardItem>
      ))}
    </CardRow>
  )
}

function More({ more, locale }: { more: SignView['similar']['more']; locale: Locale }) {
  const { t } = useTranslation('signs')
  return (
    <details className={shared.more}>
      <summary>{t('similar.more', { number: more.length })}</summary>
      <SignRows>
        {more.map(({ card, reason }) => (
          <SignRow key={card.id} sign={card} locale={locale}>
            {reason}
          </SignRow>
        ))}
      </SignRows>
    </details>
  )
}

function SameValueSigns({
  view: { key, value, cards, total, to },
  locale,
}: {
  view: SameValueView
  locale: Locale
}) {
  const { t } = useTranslation('signs')
  const id = `alike-${key}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`alike.${key as 'location'}`)}</h2>
      <p className={styles.side}>
        <HandPicture hand={value} size="medium" className={shared.drawn} />
        <span>
          <LocalizedText text={value} locale={locale} />
        </span>
      </p>
      <SignRows>
        {cards.map((card) => (
          <SignRow key={card.id} sign={card} locale={locale} />
        ))}
      </SignRows>
      {total > cards.length && (
        <p className={styles.all}>
          <a href={to}>{t('alike.all', { number: total + 1 })}</a>
        </p>
      )}
    </section>
  )
}
