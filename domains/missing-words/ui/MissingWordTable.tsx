import { signOfWordPath } from '#domains/sign-form/sign-form-paths.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { MissingWordView } from '../missing-word.presenter.ts'
import { reportedWeeks } from '../missing-word.ts'
import { missingWordPath } from '../missing-words-paths.ts'
import styles from './missing-words.module.css'
import { NearestSign } from './NearestSign.tsx'
import { WeekBars } from './WeekBars.tsx'

interface Props {
  words: readonly MissingWordView[]
  locale: Locale
}

/** The words of a page of the report. */
export function MissingWordTable({ words, locale }: Props) {
  const { t } = useTranslation('missingWords')
  const columns: Column<MissingWordView>[] = [
    {
      key: 'word',
      label: t('column.word'),
      cell: ({ language, word, spelling, languageName, setAside }) => (
        <>
          <a href={missingWordPath(locale, { language, word })} lang={language}>
            {spelling}
          </a>
          <small className={styles.detail}>{languageName}</small>
          {setAside && <small className={styles.detail}>{setAside.reason}</small>}
        </>
      ),
    },
    {
      key: 'searches',
      label: t('column.searches'),
      align: 'end',
      cardLabel: true,
      cell: ({ searches }) => searches,
    },
    {
      key: 'weeks',
      label: t('column.weeks', { weeks: reportedWeeks }),
      card: 'none',
      cell: ({ weeks }) => <WeekBars weeks={weeks} />,
    },
    {
      key: 'messages',
      label: t('column.messages'),
      align: 'end',
      cardLabel: true,
      cell: ({ messages }) => messages || <span data-empty>–</span>,
    },
    {
      key: 'nearest',
      label: t('column.nearest'),
      card: 'text',
      cell: (word) => <NearestSign {...word} />,
    },
  ]
  return (
    <DataTable<MissingWordView>
      caption={t('title')}
      captionHidden
      columns={columns}
      rows={words}
      keyOf={({ key }) => key}
      empty={null}
      actions={{ label: t('column.acts'), of: (word) => <ActLink word={word} locale={locale} /> }}
    />
  )
}

/** The suggested act; the page of the word offers all. */
function ActLink({ word, locale }: { word: MissingWordView; locale: Locale }) {
  const { t } = useTranslation('missingWords')
  const { act, nearest, language, spelling } = word
  if (act === 'create' || !nearest)
    return (
      <ButtonLink size="small" to={signOfWordPath(locale, { language, word: spelling })}>
        {t('act.create')}
      </ButtonLink>
    )
  return (
    <ButtonLink size="small" to={`${missingWordPath(locale, word)}#keyword`}>
      {t(`act.${act}`, { gloss: nearest.gloss })}
    </ButtonLink>
  )
}
