import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { ErrorCard } from '#ui/base/ErrorCard.tsx'
import { Table } from '#ui/base/Table.tsx'
import { AriaLocaleProvider } from '#ui/panel/AriaLocaleProvider.tsx'
import { useRootData } from '../frame/use-root-data.ts'
import type { Route } from './+types/components.ts'
import { guidePageData } from './guide-page-data.ts'
import { longWords } from './long-words.ts'
import { BodyLocationSpecimen } from './parts/BodyLocationSpecimen.tsx'
import { CardRowSpecimen, CardSpecimen } from './parts/CardSpecimens.tsx'
import { ComboBoxSpecimen } from './parts/ComboBoxSpecimens.tsx'
import { DialogSpecimen, LoadingSpecimen, ToastSpecimen } from './parts/FeedbackSpecimens.tsx'
import { ChoiceSpecimen, FieldSpecimen } from './parts/FieldSpecimens.tsx'
import { DisclosureSpecimen, SwitchLinkSpecimen } from './parts/FoldSpecimens.tsx'
import { FormSpecimen } from './parts/FormSpecimens.tsx'
import { FrameSpecimen } from './parts/FrameSpecimen.tsx'
import { NavigationSpecimen, SearchSpecimen } from './parts/NavigationSpecimens.tsx'
import { LanguageTabsSpecimen } from './parts/PanelFormSpecimens.tsx'
import { PanelListSpecimen, StateChipSpecimen, StepperSpecimen } from './parts/PanelListSpecimens.tsx'
import {
  DataTableSpecimen,
  OverlaySpecimen,
  PanelFieldSpecimen,
  TabsSpecimen,
} from './parts/PanelSpecimens.tsx'
import { SheetSpecimen } from './parts/SheetSpecimens.tsx'
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
      <FrameSpecimen />
      <BodyLocationSpecimen />
      <CardSpecimen />
      <CardRowSpecimen />
      <VideoSpecimen />
      <CalloutSpecimen />
      <ToastSpecimen />
      <LoadingSpecimen />
      <TableSpecimen />
      <DisclosureSpecimen />
      <SwitchLinkSpecimen />
      <DialogSpecimen />
      <SheetSpecimen />
      <EmptySpecimen />
      <AriaLocaleProvider locale={locale}>
        <OverlaySpecimen />
        <PanelFieldSpecimen />
        <FormSpecimen />
        <TabsSpecimen />
        <LanguageTabsSpecimen />
        <DataTableSpecimen />
        <StateChipSpecimen />
        <PanelListSpecimen />
        <StepperSpecimen />
        <ComboBoxSpecimen />
      </AriaLocaleProvider>
    </>
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
