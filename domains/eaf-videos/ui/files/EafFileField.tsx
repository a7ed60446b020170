import { useRef, useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { useFormField } from '#ui/base/ValidatedForm.tsx'
import { FileDropzone } from '#ui/panel/FileDropzone.tsx'
import { isEafName } from '../../eaf-file.ts'
import { isLargeEaf } from './pack-eaf.ts'
import styles from './recordings.module.css'
import { type SendingStep, sendEafFile } from './send-eaf-file.ts'

interface Props {
  locale: Locale
  /** Whether the file is on its way, so that the form waits. */
  onBusy: (isBusy: boolean) => void
}

/** The annotation file of a form, uploaded before the form is sent. The form sends the id of the upload. Needs JavaScript. */
export function EafFileField({ locale, onBusy }: Props) {
  const { t } = useTranslation(['eafVideos', 'errors'])
  const before = useFormField('upload')
  const [upload, setUpload] = useState(before.value)
  const [name, setName] = useState('')
  const [step, setStep] = useState<SendingStep>()
  const [problem, setProblem] = useState<string>()
  const [isLarge, setLarge] = useState(false)
  const running = useRef<AbortController>(null)

  async function send(file: File | undefined) {
    running.current?.abort()
    setUpload('')
    setProblem(undefined)
    setLarge(file !== undefined && isLargeEaf(file))
    if (!file) return
    if (!isEafName(file.name)) return setProblem(t('errors:eaf.fileType', { file: file.name }))
    const controller = new AbortController()
    running.current = controller
    onBusy(true)
    setName(file.name)
    const result = await sendEafFile(file, { locale, onStep: setStep, signal: controller.signal })
    if (running.current !== controller) return
    setStep(undefined)
    onBusy(false)
    if (result.ok) setUpload(result.upload)
    else if (!controller.signal.aborted) setProblem(result.problem ?? t('upload.interrupted'))
  }

  return (
    <>
      <input type="hidden" name="upload" value={upload} />
      <Field label={t('upload.file')} hint={t('upload.hint')} error={problem ?? before.error} required>
        {({ required: _, ...control }) => (
          <FileDropzone {...control} accept=".eaf,.gz" onChoose={([file]) => void send(file)} />
        )}
      </Field>
      {isLarge && <p>{t('upload.large')}</p>}
      {step && (
        <div className={styles.sending} role="status">
          <span>
            {step.step === 'packing' ? t('upload.packing') : t('upload.sending', { percent: step.percent })}
          </span>
          <progress max={100} {...(step.step === 'sending' && { value: step.percent })} aria-label={name} />
          <Button size="small" onClick={() => running.current?.abort()}>
            {t('upload.stop')}
          </Button>
        </div>
      )}
      {upload !== '' && name !== '' && <p role="status">{t('upload.sent', { file: name })}</p>}
    </>
  )
}
