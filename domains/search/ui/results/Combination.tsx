import { handsOfPicture } from '#domains/hand-drawings/articulation-picture.ts'
import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CardGrid, CardItem } from '#ui/base/Card.tsx'
import type { ResultsView } from '../../presenters/search.presenter.ts'
import { SignCard } from '../cards/SignCard.tsx'
import styles from './Combination.module.css'

interface Props {
  view: Pick<ResultsView, 'combination'>
  locale: Locale
  /** Heading level of this part. */
  level: 2 | 3
}

/** A search text without a sign of its own: the signs that express it together, in their order. */
export function Combination({ view: { combination }, locale, level }: Props) {
  const { t } = useTranslation('search')
  if (!combination) return null
  const Heading = `h${level}` as const
  return (
    <section className={styles.combination} aria-labelledby="combination">
      <Heading id="combination">{t('combination.title', { text: combination.text })}</Heading>
      <p>{t('combination.text')}</p>
      <HandFiles hands={combination.cards.flatMap(({ articulation }) => handsOfPicture(articulation))}>
        <CardGrid>
          {combination.cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sign may occur twice, and the order is fixed.
            <CardItem key={index}>
              <SignCard sign={card} locale={locale} level={level === 2 ? 3 : 4} lazy={false} />
            </CardItem>
          ))}
        </CardGrid>
      </HandFiles>
    </section>
  )
}
