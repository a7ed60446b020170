import type { SignCardView } from '#domains/search/presenters/search.presenter.ts'
import { SignCard } from '#domains/search/ui/cards/SignCard.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CardGrid, CardItem } from '#ui/base/Card.tsx'
import { CollapsibleSection } from '#ui/base/CollapsibleSection.tsx'
import type { SignView } from '../presenters/sign.presenter.ts'
import { Chips } from './Chips.tsx'
import styles from './Relations.module.css'

/** Variants, and related signs by kind. */
export function Relations({ sign, locale }: { sign: SignView; locale: Locale }) {
  const { t } = useTranslation('signs')
  const { variants, variations, relations } = sign
  return (
    <>
      {variants.length + variations.length > 0 && (
        <CollapsibleSection id="variants" title={t('variants')} count={variants.length || undefined}>
          <div className={styles.variants}>
            <Chips values={variations} locale={locale} />
            <Cards cards={variants} level={3} locale={locale} />
          </div>
        </CollapsibleSection>
      )}
      {relations.length > 0 && (
        <CollapsibleSection
          id="relations"
          title={t('relations')}
          count={relations.reduce((sum, { cards }) => sum + cards.length, 0)}
        >
          {relations.map(({ kind, name, cards }) => (
            <section key={kind} aria-labelledby={`relation-${kind}`}>
              <h3 id={`relation-${kind}`} className={styles.kind}>
                {name}
              </h3>
              <Cards cards={cards} level={4} locale={locale} />
            </section>
          ))}
        </CollapsibleSection>
      )}
    </>
  )
}

function Cards({ cards, level, locale }: { cards: SignCardView[]; level: 3 | 4; locale: Locale }) {
  if (cards.length === 0) return null
  return (
    <CardGrid className={styles.cards}>
      {cards.map((card) => (
        <CardItem key={card.id}>
          <SignCard sign={card} locale={locale} level={level} />
        </CardItem>
      ))}
    </CardGrid>
  )
}
