import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '../../base/Field.tsx'
import { FileDropzone } from '../FileDropzone.tsx'
import styles from '../RichTextEditor.module.css'
import type { Picture } from './picture-node.ts'

/**
 * Stores a picture.
 * @param onProgress is called with the sent share, 0 to 1
 * @throws Error with a message for the person
 */
export type UploadPicture = (file: File, onProgress: (share: number) => void) => Promise<Picture>

interface Props {
  upload: UploadPicture
  onUploaded: (picture: Picture) => void
}

/** Chooses a picture for the text. */
export function PictureField({ upload, onUploaded }: Props) {
  const { t } = useTranslation('editor')
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const send = async ([file]: File[]) => {
    if (!file) return
    setProblem(undefined)
    setShare(0)
    try {
      onUploaded(await upload(file, setShare))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setShare(null)
  }
  return (
    <div className={styles.link}>
      <Field label={t('picture.file')} error={problem}>
        {(control) => (
          <FileDropzone
            {...control}
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            disabled={share !== null}
            onChoose={(files) => void send(files)}
          >
            {t('picture.kinds')}
          </FileDropzone>
        )}
      </Field>
      {share !== null && <progress aria-label={t('picture.sending')} value={share} max={1} />}
    </div>
  )
}
