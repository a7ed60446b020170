import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Card, CardGrid, CardGridSkeleton, CardItem } from '#ui/base/Card.tsx'
import { CardRow } from '#ui/base/CardRow.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { PictureRow } from '#ui/base/PictureRow.tsx'
import { StretchedLink } from '#ui/base/StretchedLink.tsx'
import Hand from '#ui/icons/hand.ts'
import { longWords } from '../long-words.ts'
import { Specimen } from '../Specimen.tsx'
import { AbsentPosterSample, PosterSample } from './PosterSample.tsx'

/** Cards: with the play button in each state, without a poster, with long words, without a picture, loading. */
export function CardSpecimen() {
  const { t } = useTranslation('designSystem')
  return (
    <Specimen title={t('components.cards')} text={t('components.cardsText')}>
      <CardGrid>
        {(['still', 'playing', 'filled'] as const).map((play, index) => (
          <CardItem key={play}>
            <Card
              to="board"
              title={t(`sample.${(['house', 'water', 'family'] as const)[index] ?? 'house'}`)}
              titleClassName="gloss"
              media={<PosterSample play={play} />}
            >
              {t('sample.places')}
            </Card>
          </CardItem>
        ))}
        <CardItem>
          <Card title={t('sample.family')} titleClassName="gloss" media={<AbsentPosterSample />}>
            {t('sample.absent')}
          </Card>
        </CardItem>
        {longWords.slice(0, 2).map(({ lang, text }) => (
          <CardItem key={lang}>
            <Card to="typographic" title={text} lang={lang}>
              {t('sample.animals')}
            </Card>
          </CardItem>
        ))}
      </CardGrid>
      <CardGridSkeleton cards={2} />
      <div>
        <PictureRow picture={<Icon icon={Hand} size={40} />}>
          <StretchedLink to="board" className="gloss">
            {t('sample.water')}
          </StretchedLink>
          <span>{t('sample.places')}</span>
        </PictureRow>
        <PictureRow picture={<Icon icon={Hand} size={40} />}>
          <StretchedLink to="typographic" lang={longWords[0].lang}>
            {longWords[0].text}
          </StretchedLink>
          <span>{t('sample.animals')}</span>
        </PictureRow>
      </div>
    </Specimen>
  )
}

/** The heading of a section with a link, above a row of cards that scrolls on narrow screens. */
export function CardRowSpecimen() {
  const { t } = useTranslation('designSystem')
  return (
    <Specimen title={t('components.rows')}>
      <CardRow id="row" title={t('sample.recent')} moreLink={<a href="board">{t('sample.all')}</a>}>
        {(['house', 'water', 'family', 'house', 'water'] as const).map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change their order.
          <CardItem key={index}>
            <Card to="board" title={t(`sample.${word}`)} titleClassName="gloss" media={<PosterSample />} />
          </CardItem>
        ))}
      </CardRow>
    </Specimen>
  )
}
