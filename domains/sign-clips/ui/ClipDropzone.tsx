import { useRef } from 'react'
import { uploadedVideoExtensions } from '#domains/media/upload.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { FileDropzone } from '#ui/panel/FileDropzone.tsx'
import type { ChosenFile } from './clip.ts'
import styles from './clips.module.css'
import { readDroppedFiles, readInputFiles } from './read-dropped-files.ts'

/** Takes files and folders, dropped or chosen. */
export function ClipDropzone({ onAdd }: { onAdd: (files: ChosenFile[]) => void }) {
  const { t } = useTranslation('signClips')
  const folder = useRef<HTMLInputElement>(null)
  return (
    // The input would take dropped files, but no folders.
    <div
      className={styles.drop}
      onDropCapture={(event) => {
        event.preventDefault()
        void readDroppedFiles(event.dataTransfer).then(onAdd)
      }}
    >
      <Field label={t('choose.files')}>
        {(control) => (
          <FileDropzone
            {...control}
            multiple
            accept={uploadedVideoExtensions.join(',')}
            onChoose={(files) => onAdd(readInputFiles(files))}
          >
            {t('choose.hint')}
          </FileDropzone>
        )}
      </Field>
      <div>
        <Button onClick={() => folder.current?.click()}>{t('choose.folder')}</Button>
        <input
          ref={folder}
          type="file"
          hidden
          multiple
          {...{ webkitdirectory: '' }}
          onChange={({ currentTarget }) => {
            onAdd(readInputFiles(currentTarget.files ?? []))
            currentTarget.value = ''
          }}
        />
      </div>
    </div>
  )
}
