import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { FileDropzone } from '#ui/panel/FileDropzone.tsx'
import { photoLimits, photoTypes } from '../photo.ts'
import { PhotoCropper } from './PhotoCropper.tsx'
import styles from './PhotoForm.module.css'

const { megabytes, pixels } = photoLimits

interface Props {
  /** URL of the current photo; null without one. */
  photo: string | null
  refused: FormRefusal | undefined
}

/** The current photo, and the form that replaces or removes it. */
export function PhotoForm({ photo, refused }: Props) {
  const { t } = useTranslation(['profile', 'errors'])
  const [file, setFile] = useState<File>()
  const fileUrl = useObjectUrl(file)
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      {photo ? <CurrentPhoto photo={photo} /> : <p>{t('photo.none')}</p>}
      <ValidatedForm
        className={styles.form}
        encType="multipart/form-data"
        refusal={refused}
        validate={async (form) => checkPhoto(form, t)}
      >
        <FormProblem />
        <FormField name="photo" label={t('photo.choose')} required>
          {({ defaultValue: _, ...control }) => (
            <FileDropzone {...control} accept={photoTypes} onChoose={([chosen]) => setFile(chosen)}>
              {t('photo.hint', { megabytes, pixels })}
            </FileDropzone>
          )}
        </FormField>
        {fileUrl && <PhotoCropper key={fileUrl} src={fileUrl} />}
        <div>
          <Button type="submit" variant="primary" pending={isSending}>
            {t('photo.save')}
          </Button>
        </div>
      </ValidatedForm>
    </>
  )
}

/** Checks the file before the upload, like the server. */
function checkPhoto(
  form: FormData,
  t: ReturnType<typeof useTranslation<['profile', 'errors']>>['t'],
): Record<string, string> {
  const photo = form.get('photo')
  if (!(photo instanceof File) || photo.size === 0) return { photo: t('errors:value.required') }
  return photo.size > megabytes * 1_000_000 ? { photo: t('errors:photo.tooLarge', { megabytes }) } : {}
}

function CurrentPhoto({ photo }: { photo: string }) {
  const { t } = useTranslation('profile')
  return (
    <Form method="post" encType="multipart/form-data" className={styles.present}>
      <img src={photo} alt={t('photo.title')} width={192} height={192} className={styles.photo} />
      <Button type="submit" name="intent" value="remove">
        {t('photo.remove')}
      </Button>
    </Form>
  )
}

/** An object URL of the chosen file. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => {
      URL.revokeObjectURL(created)
      setUrl(undefined)
    }
  }, [file])
  return url
}
