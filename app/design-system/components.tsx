import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { Card, CardGrid, CardItem } from '#ui/base/Card.tsx'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { ErrorCard } from '#ui/base/ErrorCard.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { PictureRow } from '#ui/base/PictureRow.tsx'
import { StretchedLink } from '#ui/base/StretchedLink.tsx'
import { Table } from '#ui/base/Table.tsx'
import Hand from '#ui/icons/hand.ts'
import { AriaLocaleProvider } from '#ui/panel/AriaLocaleProvider.tsx'
import { useRootData } from '../frame/use-root-data.ts'
import type { Route } from './+types/components.ts'
import { guidePageData } from './guide-page-data.ts'
import { longWords } from './long-words.ts'
import { BodyLocationSpecimen } from './parts/BodyLocationSpecimen.tsx'
import { DialogSpecimen, LoadingSpecimen, ToastSpecimen } from './parts/FeedbackSpecimens.tsx'
import { ChoiceSpecimen, FieldSpecimen } from './parts/FieldSpecimens.tsx'
import { FormSpecimen } from './parts/FormSpecimens.tsx'
import { NavigationSpecimen, SearchSpecimen } from './parts/NavigationSpecimens.tsx'
import {
  DataTableSpecimen,
  OverlaySpecimen,
  PanelFieldSpecimen,
  TabsSpecimen,
} from './parts/PanelSpecimens.tsx'
import { VideoSpecimen } from './parts/VideoSpecimens.tsx'
import { Columns, GuideHeading, Specimen } from './Specimen.tsx'

export { pageMeta as meta } from '../page-meta.ts'

export const loader = ({ params }: Route.LoaderArgs) => guidePageData(params, 'components')

/** Every component in every state. */
export default function Components() {
  const { locale } = useRootData()
  return (
    <>
      <GuideHeading of="components" />
      <FieldSpecimen />
      <ChoiceSpecimen />
      <SearchSpecimen />
      <NavigationSpecimen />
      <BodyLocationSpecimen />
      <CardSpecimen />
      <VideoSpecimen />
      <CalloutSpecimen />
      <ToastSpecimen />
      <LoadingSpecimen />
      <TableSpecimen />
      <DisclosureSpecimen />
      <DialogSpecimen />
      <EmptySpecimen />
      <AriaLocaleProvider locale={locale}>
        <OverlaySpecimen />
        <PanelFieldSpecimen />
        <FormSpecimen />
        <TabsSpecimen />
        <DataTableSpecimen />
      </AriaLocaleProvider>
    </>
  )
}

function CardSpecimen() {
  const { t } = useTranslation('designSystem')
  return (
    <Specimen title={t('components.cards')}>
      <CardGrid>
        <CardItem>
          <Card to="board" title={t('sample.water')} titleClassName="gloss">
            {t('sample.places')}
          </Card>
        </CardItem>
        <CardItem>
          <Card title={t('sample.family')} titleClassName="gloss" />
        </CardItem>
        {longWords.slice(0, 2).map(({ lang, text }) => (
          <CardItem key={lang}>
            <Card to="typographic" title={text} lang={lang}>
              {t('sample.animals')}
            </Card>
          </CardItem>
        ))}
      </CardGrid>
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

function CalloutSpecimen() {
  const { t } = useTranslation('designSystem')
  return (
    <Specimen title={t('components.notes')}>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Callout key={tone} tone={tone} title={t(`sample.${tone}`)}>
          <p>{t('sample.more')}</p>
        </Callout>
      ))}
    </Specimen>
  )
}

function TableSpecimen() {
  const { t } = useTranslation('designSystem')
  return (
    <Specimen title={t('components.facts')}>
      <Table caption={t('sample.table')} head={[t('sample.language'), t('sample.word'), t('sample.signs')]}>
        {longWords.map(({ lang, text }) => (
          <tr key={lang}>
            <th scope="row">{lang}</th>
            <td lang={lang}>{text}</td>
            <td>{text.length}</td>
          </tr>
        ))}
      </Table>
      <DescriptionList
        items={[
          { term: t('sample.hands'), detail: t('sample.twoHands') },
          { term: t('sample.location'), detail: t('sample.chin') },
          { term: t('sample.movement'), detail: t('sample.circular') },
          { term: t('sample.word'), detail: longWords[1].text, lang: longWords[1].lang },
        ]}
      />
    </Specimen>
  )
}

function DisclosureSpecimen() {
  const { t } = useTranslation('designSystem')
  return (
    <Specimen title={t('components.disclosures')}>
      <div>
        <Disclosure summary={t('sample.question')} name="questions" open>
          <p>{t('sample.answer')}</p>
        </Disclosure>
        <Disclosure summary={t('sample.question2')} name="questions">
          <p>{t('sample.answer2')}</p>
        </Disclosure>
        <Disclosure summary={<span lang={longWords[0].lang}>{longWords[0].text}</span>} name="questions">
          <p>{t('sample.more')}</p>
        </Disclosure>
      </div>
    </Specimen>
  )
}

function EmptySpecimen() {
  const { t } = useTranslation('designSystem')
  return (
    <Specimen title={t('components.empty')}>
      <Columns>
        <EmptyState level={3} title={t('sample.emptyTitle')}>
          {t('sample.emptyText')}
        </EmptyState>
        <ErrorCard level={2} title={t('sample.errorTitle')} status={503}>
          {t('sample.errorText')}
        </ErrorCard>
      </Columns>
    </Specimen>
  )
}
