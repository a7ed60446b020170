import { useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { DataTable } from '#ui/panel/DataTable.tsx'
import { recordingPath } from '../../recording-paths.ts'
import type { RecordingWithUsesView, SignUsesView } from '../../sign-uses.presenter.ts'
import styles from './sign-uses.module.css'

interface Props {
  uses: Pick<SignUsesView, 'recordings' | 'list' | 'mayOpen'>
  locale: Locale
}

/** Rows that are shown at first, and further ones at once. */
const [firstRows, furtherRows] = [4, 20]
const searchedFrom = 20

/** The recordings whose annotations name a sign. */
export function SignUsesList({ uses: { recordings, list, mayOpen }, locale }: Props) {
  const { t } = useTranslation('signUses')
  const [wanted, setWanted] = useState('')
  const [limit, setLimit] = useState(firstRows)
  const found = list.filter(({ title }) => title.toLowerCase().includes(wanted.trim().toLowerCase()))
  const shown = found.slice(0, limit)
  const hidden = recordings - list.length
  const only = list.length === 1 ? list[0] : undefined
  const nameOf = ({ id, title }: RecordingWithUsesView) =>
    mayOpen ? (
      <a href={recordingPath(locale, id)} translate="no">
        {title}
      </a>
    ) : (
      <span translate="no">{title}</span>
    )
  return (
    <>
      {list.length > searchedFrom && (
        <Field label={t('search')}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={wanted}
              onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            />
          )}
        </Field>
      )}
      {only && (
        <p>
          {nameOf(only)} <span className={styles.soft}>{only.uploaded}</span>
        </p>
      )}
      {list.length > 1 && (
        <DataTable
          caption={t('section')}
          captionHidden
          isCompact
          rows={shown}
          keyOf={({ id }) => id}
          empty={t('none')}
          columns={[
            {
              key: 'recording',
              label: t('column.recording'),
              cell: (recording) => (
                <>
                  {nameOf(recording)}
                  {recording.isRestricted && <span className={styles.soft}> {t('restricted')}</span>}
                </>
              ),
            },
            {
              key: 'annotations',
              label: t('column.annotations'),
              align: 'end',
              cardLabel: true,
              cell: ({ annotations }) => annotations,
            },
            {
              key: 'linked',
              label: t('column.linked'),
              cell: ({ kinds }) => kinds.map((kind) => t(`kind.${kind}`)).join(', '),
            },
            { key: 'version', label: t('column.version'), cell: ({ uploaded }) => uploaded },
          ]}
        />
      )}
      {shown.length < found.length && (
        <div>
          <Button size="small" onClick={() => setLimit(limit + furtherRows)}>
            {t('more', { count: Math.min(furtherRows, found.length - shown.length) })}
          </Button>
        </div>
      )}
      {hidden > 0 && <p className={styles.soft}>{t('hidden', { count: hidden })}</p>}
    </>
  )
}
