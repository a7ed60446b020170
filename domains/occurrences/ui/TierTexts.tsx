import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { Table } from '#ui/base/Table.tsx'
import type { MomentWire } from '../moment.wire.ts'
import { momentTime } from '../occurrences.presenter.ts'
import { languageOf } from './language-of.ts'
import { spanOf, type TimelineView } from './timeline-view.ts'

interface Props {
  moment: MomentWire
  view: TimelineView
  locale: Locale
}

/** What the timeline shows as a table, by time. */
export function TierTexts({ moment, view, locale }: Props) {
  const { t } = useTranslation('occurrences')
  const tiers = new Map(moment.tiers.map((tier) => [tier.position, tier]))
  const shown = moment.annotations.filter((annotation) => spanOf(annotation, view))
  return (
    <Disclosure summary={t('texts.title')} count={shown.length}>
      <Table caption={t('texts.caption')} head={[t('column.time'), t('texts.tier'), t('texts.value')]}>
        {shown.map((annotation) => (
          <tr key={`${annotation.tier}-${annotation.position}`}>
            <th scope="row">{momentTime(annotation.begin, locale)}</th>
            <td translate="no">{tiers.get(annotation.tier)?.name}</td>
            <td>
              <span {...languageOf(tiers.get(annotation.tier) ?? { language: null })}>
                {annotation.value}
              </span>{' '}
              {annotation.isInterpolated && <small>{t('texts.interpolated')}</small>}
            </td>
          </tr>
        ))}
      </Table>
    </Disclosure>
  )
}
