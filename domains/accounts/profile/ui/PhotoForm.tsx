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
  /** Address of the photo that is shown now. */
  photo: string | null
  refused: FormRefusal | undefined
}

/** The own photo: the one that is shown, and another in its place. */
export function PhotoForm({ photo, refused }: Props) {
  const { t } = useTranslation(['profile', 'errors'])
  const [file, setFile] = useState<File>()
  const address = useObjectUrl(file)
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
            <FileDropzone {...control} accept={photoTypes} onChoose={setFile}>
              {t('photo.hint', { megabytes, pixels })}
            </FileDropzone>
          )}
        </FormField>
        {address && <PhotoCropper key={address} address={address} />}
        <div>
          <Button type="submit" variant="primary" pending={isSending}>
            {t('photo.save')}
          </Button>
        </div>
      </ValidatedForm>
    </>
  )
}

/** The server says the same; but it need not receive what it will refuse. */
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

/** An address under which this browser shows a file that was chosen. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
}
