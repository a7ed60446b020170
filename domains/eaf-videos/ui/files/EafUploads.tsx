import { useRevalidator } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import CircleCheck from '#ui/icons/circle-check.ts'
import FileVideo from '#ui/icons/file-video.ts'
import OctagonAlert from '#ui/icons/octagon-alert.ts'
import { FileDropzone } from '#ui/panel/FileDropzone.tsx'
import { recordingPath } from '../../recording-paths.ts'
import styles from './recordings.module.css'
import { type EafUpload, useEafUploads } from './use-eaf-uploads.ts'

/** Takes annotation files and shows what becomes of each; a refused one stays until it is dismissed. Needs JavaScript. */
export function EafUploads({ locale }: { locale: Locale }) {
  const { t } = useTranslation('eafVideos')
  const { revalidate } = useRevalidator()
  const { uploads, add, stop, dismiss } = useEafUploads(locale, () => void revalidate())
  return (
    <div className={styles.uploads}>
      <Field label={t('upload.label')} hint={t('upload.hint')}>
        {({ required: _, ...control }) => (
          <FileDropzone key={uploads.length} {...control} accept=".eaf,.gz" multiple onChoose={add} />
        )}
      </Field>
      {uploads.length > 0 && (
        <ul className={styles.rows} aria-label={t('upload.list')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              {...{ upload, locale }}
              onStop={() => stop(upload.key)}
              onDismiss={() => dismiss(upload.key)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RowProps {
  upload: EafUpload
  locale: Locale
  onStop: () => void
  onDismiss: () => void
}

const icons = { stored: CircleCheck, refused: OctagonAlert }

function UploadRow({ upload: { name, state }, locale, onStop, onDismiss }: RowProps) {
  const { t } = useTranslation('eafVideos')
  const isOver = state.step === 'stored' || state.step === 'refused'
  return (
    <li className={styles.row} data-step={state.step}>
      <Icon icon={isOver ? icons[state.step] : FileVideo} />
      <div className={styles.rowText} role={state.step === 'refused' ? 'alert' : 'status'}>
        <strong>{name}</strong> <UploadState state={state} />
        {!isOver && (
          <progress max={100} {...(state.step === 'sending' && { value: state.percent })} aria-label={name} />
        )}
      </div>
      <div className={styles.rowActions}>
        {state.step === 'stored' && (
          <ButtonLink size="small" to={recordingPath(locale, state.id)}>
            {t('tab.data')}
          </ButtonLink>
        )}
        {isOver ? (
          <Button
            size="small"
            variant="quiet"
            onClick={onDismiss}
            aria-label={t('upload.dismissFile', { file: name })}
          >
            {t('upload.dismiss')}
          </Button>
        ) : (
          state.step !== 'reading' && (
            <Button
              size="small"
              variant="quiet"
              onClick={onStop}
              aria-label={t('upload.stopFile', { file: name })}
            >
              {t('upload.stop')}
            </Button>
          )
        )}
      </div>
    </li>
  )
}

function UploadState({ state }: Pick<EafUpload, 'state'>) {
  const { t } = useTranslation('eafVideos')
  switch (state.step) {
    case 'waiting':
      return null
    case 'packing':
      return t('upload.packing')
    case 'sending':
      return t('upload.sending', { percent: state.percent })
    case 'reading':
      return t('upload.reading')
    case 'stored':
      return t('upload.stored')
    case 'refused':
      return (
        <>
          <span className={styles.refused}>{t('upload.refused')}</span>
          <span className={styles.problem}>{state.problem ?? t('upload.interrupted')}</span>
        </>
      )
  }
}
