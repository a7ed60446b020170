import { CompactSignCard, CompactSignCards } from '#domains/search/ui/cards/CompactSignCard.tsx'
import { SignCard } from '#domains/search/ui/cards/SignCard.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CardGrid, CardItem } from '#ui/base/Card.tsx'
import { CollapsibleSection } from '#ui/base/CollapsibleSection.tsx'
import type { SignView } from '../presenters/sign.presenter.ts'
import shared from './neighbours-shared.module.css'
import styles from './SimilarSigns.module.css'

interface Props {
  similar: SignView['similar']
  locale: Locale
}

/** The nearest signs with the reason, as cards; further ones as rows. */
export function SimilarSigns({ similar: { first, more }, locale }: Props) {
  const { t } = useTranslation('signs')
  if (first.length === 0) return null
  return (
    <CollapsibleSection
      id="similar"
      title={t('similar.title')}
      count={first.length + more.length}
      openOnWideScreens
    >
      <CardGrid className={styles.cards}>
        {first.map(({ card, reason }) => (
          <CardItem key={card.id}>
            <SignCard sign={card} locale={locale}>
              <p className={styles.reason}>{reason}</p>
            </SignCard>
          </CardItem>
        ))}
      </CardGrid>
      {more.length > 0 && (
        <details className={shared.more}>
          <summary>{t('similar.more', { number: more.length })}</summary>
          <CompactSignCards>
            {more.map(({ card, reason }) => (
              <CompactSignCard key={card.id} sign={card} locale={locale}>
                {reason}
              </CompactSignCard>
            ))}
          </CompactSignCards>
        </details>
      )}
    </CollapsibleSection>
  )
}
