import type { SignCardView } from '#domains/search/presenters/search.presenter.ts'
import { SignCard } from '#domains/search/ui/cards/SignCard.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CardGrid, CardItem } from '#ui/base/Card.tsx'
import type { SignView } from '../sign.presenter.ts'
import { Chips } from './Chips.tsx'
import styles from './Relations.module.css'

/** Variants, related signs by kind, and related signs of other sign languages. */
export function Relations({ sign, locale }: { sign: SignView; locale: Locale }) {
  const { t } = useTranslation('signs')
  const { variants, variations, relations, foreignRelations } = sign
  return (
    <>
      {variants.length + variations.length > 0 && (
        <section aria-labelledby="variants">
          <h2 id="variants">{t('variants')}</h2>
          <div className={styles.variants}>
            <Chips values={variations} locale={locale} />
            <Cards cards={variants} level={3} locale={locale} />
          </div>
        </section>
      )}
      {relations.length > 0 && (
        <section aria-labelledby="relations">
          <h2 id="relations">{t('relations')}</h2>
          <div className={styles.kinds}>
            {relations.map(({ kind, name, cards }) => (
              <section key={kind} className={styles.kind} aria-labelledby={`relation-${kind}`}>
                <h3 id={`relation-${kind}`}>{name}</h3>
                <Cards cards={cards} level={4} locale={locale} />
              </section>
            ))}
          </div>
        </section>
      )}
      {foreignRelations.length > 0 && (
        <section aria-labelledby="foreign">
          <h2 id="foreign">{t('foreignRelations')}</h2>
          <ul className={styles.foreign}>
            {foreignRelations.map(({ signLanguage, text }) => (
              <li key={`${signLanguage} ${text}`}>
                <span>{signLanguage}</span>
                <strong className="gloss">{text}</strong>
              </li>
            ))}
          </ul>
        </section>
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
          <SignCard sign={card} locale={locale} level={level} showDemoBadge={false} />
        </CardItem>
      ))}
    </CardGrid>
  )
}
