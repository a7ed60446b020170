import { useRef, useState } from 'react'
import { createUpload, type ResumableUpload } from '#domains/media/ui/resumable-upload.ts'
import { maxUploadBytes } from '#domains/media/upload.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import { useFormField } from '#ui/base/ValidatedForm.tsx'
import { FileDropzone } from '#ui/panel/FileDropzone.tsx'
import styles from './import.module.css'

interface Props {
  locale: Locale
  /** Whether the archive is on its way, so that the form waits. */
  onBusy: (isBusy: boolean) => void
}

type State =
  | { step: 'none' }
  | { step: 'sending'; percent: number }
  | { step: 'sent' }
  | { step: 'failed'; problem: string }

/** The archive of an import, uploaded before the form is sent; a lost connection is taken up again. Needs JavaScript. */
export function ArchiveField({ locale, onBusy }: Props) {
  const { t } = useTranslation(['signImport', 'signForm'])
  const [state, setState] = useState<State>({ step: 'none' })
  const before = useFormField('media')
  const [id, setId] = useState(before.value)
  const [round, setRound] = useState(0)
  const running = useRef<ResumableUpload>(undefined)
  if (!useHydrated()) return null

  const finish = (next: State, upload = '') => {
    setState(next)
    setId(upload)
    onBusy(false)
  }

  function send(file: File | undefined) {
    void running.current?.cancel()
    running.current = undefined
    if (!file) return finish({ step: 'none' })
    if (file.size > maxUploadBytes)
      return finish({
        step: 'failed',
        problem: t('form.archiveTooLarge', { megabytes: maxUploadBytes / 1_000_000 }),
      })
    onBusy(true)
    setState({ step: 'sending', percent: 0 })
    const upload = createUpload(file, {
      locale,
      metadata: { archive: 'true' },
      isRemembered: false,
      onProgress: (sent, total) => setState({ step: 'sending', percent: Math.floor((sent / total) * 100) }),
      onSuccess: (uploaded) => finish({ step: 'sent' }, uploaded),
      onFailure: ({ problem }) =>
        finish({ step: 'failed', problem: problem ?? t('signForm:media.interrupted') }),
    })
    running.current = upload
    void upload.start()
  }

  return (
    <>
      <input type="hidden" name="media" value={id} />
      <Field
        label={t('form.archive')}
        hint={t('form.archiveHint')}
        error={state.step === 'failed' ? state.problem : before.error}
      >
        {(control) => (
          <FileDropzone
            key={round}
            {...control}
            accept=".zip,application/zip"
            onChoose={([file]) => send(file)}
          />
        )}
      </Field>
      {state.step === 'sending' && (
        <progress
          max={100}
          value={state.percent}
          aria-label={t('form.archiveSending')}
          className={styles.progress}
        />
      )}
      {(state.step === 'sent' || id !== '') && (
        <div className={styles.actions}>
          <span role="status">{t('form.archiveSent')}</span>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              send(undefined)
              setRound(round + 1)
            }}
          >
            {t('form.archiveRemove')}
          </Button>
        </div>
      )}
    </>
  )
}
