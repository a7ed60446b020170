import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { useFieldEdit, useWorkOfForm } from '#ui/base/ValidatedForm.tsx'
import { FileDropzone } from '#ui/panel/FileDropzone.tsx'
import {
  type ContentAudience,
  type ContentMediaKind,
  documentExtensions,
  maxContentBytes,
} from '../content-media.ts'
import type { ContentMediaWire } from '../content-media.wire.ts'
import { uploadedPictureExtensions, uploadedVideoExtensions } from '../upload.ts'
import styles from './MediaField.module.css'
import { MediaPreview } from './MediaPreview.tsx'
import { uploadContentFile } from './upload-content-file.ts'

interface Props {
  /** The form sends the id of the file under this name; an empty text for none. */
  name: string
  label: ReactNode
  kind: ContentMediaKind
  /** The stored file. */
  media: ContentMediaWire | null
  hint?: ReactNode
  error?: ReactNode
  isRequired?: boolean
  audience?: ContentAudience
  /** Called with each new file, and with null when it is removed; for previews. */
  onChange?: (media: ContentMediaWire | null) => void
}

const extensions: Record<ContentMediaKind, readonly string[]> = {
  image: uploadedPictureExtensions,
  video: uploadedVideoExtensions,
  document: documentExtensions,
}

/** A file of contents: chosen or dropped, uploaded at once, shown, replaced and removed. The form stores its id. */
export function MediaField({
  name,
  label,
  kind,
  media,
  hint,
  error,
  isRequired = false,
  audience = 'public',
  onChange,
}: Props) {
  const { t, language } = useTranslation('kit')
  const [shown, setShown] = useState(media)
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  /** Empties the file input, whose value cannot be set. */
  const [round, setRound] = useState(0)
  const handleEdit = useFieldEdit()
  const formWork = useWorkOfForm()
  const running = useRef<AbortController>(null)

  function use(file: ContentMediaWire | null) {
    setShown(file)
    onChange?.(file)
    handleEdit(name)
  }
  function refusalOf({ name: file, size }: File): string | undefined {
    const types = extensions[kind].join(', ')
    if (!extensions[kind].some((extension) => file.toLowerCase().endsWith(extension)))
      return t('media.type', { file, types })
    if (size > maxContentBytes[kind])
      return t('media.tooLarge', { file, megabytes: maxContentBytes[kind] / 1_000_000 })
    return undefined
  }
  function choose(file: File | undefined) {
    if (!file) return
    const refusal = refusalOf(file)
    setProblem(refusal)
    if (!refusal) formWork.add(upload(file))
  }
  /** Resolves to whether the file was stored. */
  async function upload(file: File): Promise<boolean> {
    const controller = new AbortController()
    running.current = controller
    setPercent(0)
    const result = await uploadContentFile(file, {
      kind,
      audience,
      locale: language as Locale,
      onProgress: setPercent,
      signal: controller.signal,
    })
    setPercent(undefined)
    setRound((last) => last + 1)
    // The form may be waiting for the value.
    if (result.ok) flushSync(() => use(result.media))
    else if (!controller.signal.aborted) setProblem(result.problem ?? t('media.failed', { file: file.name }))
    return result.ok
  }
  const message = problem ?? error
  return (
    <Field label={label} hint={hint} error={message} required={isRequired}>
      {({ required: _, ...control }) => (
        <div className={styles.field}>
          <input type="hidden" name={name} value={shown?.id ?? ''} />
          {shown && <MediaPreview media={shown} />}
          <FileDropzone
            key={round}
            {...control}
            accept={extensions[kind].join(',')}
            disabled={percent !== undefined}
            onChoose={([file]) => choose(file)}
          >
            {extensions[kind].join(', ')}
          </FileDropzone>
          {percent !== undefined && (
            <div className={styles.progress} role="status">
              <progress max={100} value={percent} aria-label={t('media.progress', { percent })} />
              {formWork.isAwaited && t('media.thenSent')}
              <Button size="small" onClick={() => running.current?.abort()}>
                {t('media.cancel')}
              </Button>
            </div>
          )}
          {shown && percent === undefined && (
            <div className={styles.actions}>
              <Button size="small" variant="quiet" onClick={() => use(null)}>
                {t('media.remove', { file: shown.name })}
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
