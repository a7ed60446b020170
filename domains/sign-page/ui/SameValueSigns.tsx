import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { CompactSignCard, CompactSignCards } from '#domains/search/ui/cards/CompactSignCard.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CollapsibleSection } from '#ui/base/CollapsibleSection.tsx'
import type { SignView } from '../presenters/sign.presenter.ts'
import { LocalizedText } from './LocalizedText.tsx'
import styles from './SameValueSigns.module.css'

/** Signs with the same handshape, and with the same location. */
export function SameValueSigns({ sign: { sameValue }, locale }: { sign: SignView; locale: Locale }) {
  const { t } = useTranslation('signs')
  return sameValue.map(({ key, value, cards, total, to }) => (
    <CollapsibleSection
      key={key}
      id={`alike-${key}`}
      title={t(`alike.${key as 'location'}`)}
      count={formatNumber(total, locale)}
    >
      <p className={styles.value}>
        <HandPicture hand={value} size="medium" />
        <span>
          <LocalizedText text={value} locale={locale} />
        </span>
      </p>
      <CompactSignCards>
        {cards.map((card) => (
          <CompactSignCard key={card.id} sign={card} locale={locale} />
        ))}
      </CompactSignCards>
      {total > cards.length && (
        <p className={styles.all}>
          <a href={to}>{t('alike.all', { number: total + 1 })}</a>
        </p>
      )}
    </CollapsibleSection>
  ))
}
