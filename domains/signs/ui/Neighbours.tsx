import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CardGrid, CardItem } from '#ui/base/Card.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { AlikeView, PairsView, PropertyValueView, SignView } from '../sign.presenter.ts'
import { Drawn } from './Drawn.tsx'
import styles from './Neighbours.module.css'
import { SignCard } from './SignCard.tsx'
import { SignRow, SignRows } from './SignRow.tsx'
import { Spoken } from './Spoken.tsx'

interface Props {
  sign: SignView
  locale: string
}

/** The signs that are near in form: made alike, different in one thing alone, with the same hand, in the same place. */
export function Neighbours({ sign: { similar, pairs, alike }, locale }: Props) {
  return (
    <>
      <Similar similar={similar} locale={locale} />
      <Pairs pairs={pairs} locale={locale} />
      {alike.length > 0 && (
        <div className={styles.alike}>
          {alike.map((one) => (
            <Alike key={one.key} alike={one} locale={locale} />
          ))}
        </div>
      )}
    </>
  )
}

function Similar({ similar: { first, more }, locale }: { similar: SignView['similar']; locale: string }) {
  const { t } = useTranslation('signs')
  if (first.length === 0) return null
  return (
    <section aria-labelledby="similar">
      <h2 id="similar">{t('similar.title')}</h2>
      <p className={styles.note}>{t('similar.note')}</p>
      <CardGrid className={styles.cards}>
        {first.map(({ card, reason }) => (
          <CardItem key={card.id}>
            <SignCard sign={card} locale={locale} isDemoSaid={false}>
              <p className={styles.reason}>{reason}</p>
            </SignCard>
          </CardItem>
        ))}
      </CardGrid>
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('similar.more', { number: more.length })}</summary>
          <SignRows>
            {more.map(({ card, reason }) => (
              <SignRow key={card.id} sign={card} locale={locale}>
                {reason}
              </SignRow>
            ))}
          </SignRows>
        </details>
      )}
    </section>
  )
}

/** More pairs of one property than these wait behind a word. */
const pairsShown = 6

function Pairs({ pairs, locale }: { pairs: PairsView[]; locale: string }) {
  const { t } = useTranslation('signs')
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="minimal-pairs">
      <h2 id="minimal-pairs">{t('pairs.title')}</h2>
      {pairs.some(({ key }) => key !== null) && <p className={styles.note}>{t('pairs.note')}</p>}
      <div className={styles.kinds}>
        {pairs.map((kind) => (
          <PairsOfKind key={kind.key ?? ''} kind={kind} locale={locale} />
        ))}
      </div>
    </section>
  )
}

function PairsOfKind({ kind: { key, name, here, pairs }, locale }: { kind: PairsView; locale: string }) {
  const { t } = useTranslation('signs')
  const card = ({ card: sign, there }: PairsView['pairs'][number]) => (
    <CardItem key={sign.id}>
      <SignCard sign={sign} locale={locale} level={4} isDemoSaid={false}>
        {key !== null && <Versus here={here} there={there} locale={locale} />}
      </SignCard>
    </CardItem>
  )
  const more = pairs.slice(pairsShown)
  return (
    <div className={styles.kind}>
      <h3>{name}</h3>
      <CardGrid className={styles.cards}>{pairs.slice(0, pairsShown).map(card)}</CardGrid>
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('pairs.more', { number: more.length })}</summary>
          <CardGrid className={styles.cards}>{more.map(card)}</CardGrid>
        </details>
      )}
    </div>
  )
}

interface VersusProps {
  here: PropertyValueView[]
  there: PropertyValueView[]
  locale: string
}

/** Both values of a pair: chin ↔ forehead. */
function Versus({ here, there, locale }: VersusProps) {
  const { t } = useTranslation('signs')
  return (
    <p className={styles.versus}>
      <Side values={here} locale={locale} />
      <span className={styles.arrow} aria-hidden="true">
        ↔
      </span>
      <VisuallyHidden> {t('pairs.versus')} </VisuallyHidden>
      <Side values={there} locale={locale} />
    </p>
  )
}

function Side({ values, locale }: { values: PropertyValueView[]; locale: string }) {
  const { t } = useTranslation('signs')
  if (values.length === 0) return <span>{t('pairs.undescribed')}</span>
  return values.map((value) => (
    <span key={value.text} className={styles.side}>
      <Drawn of={value} className={styles.drawn} />
      <span>
        <Spoken text={value} locale={locale} />
      </span>
    </span>
  ))
}

function Alike({ alike: { key, value, cards, total, to }, locale }: { alike: AlikeView; locale: string }) {
  const { t } = useTranslation('signs')
  const id = `alike-${key}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`alike.${key as 'location'}`)}</h2>
      <p className={styles.side}>
        <Drawn of={value} className={styles.drawn} />
        <span>
          <Spoken text={value} locale={locale} />
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
