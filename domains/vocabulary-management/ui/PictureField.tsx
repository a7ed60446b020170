import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { FormSection } from '#ui/base/FormSection.tsx'
import { FormField } from '#ui/base/ValidatedForm.tsx'
import { FileDropzone } from '#ui/panel/FileDropzone.tsx'
import { entryPictureLimits, entryPictureTypes } from '../entry-picture-limits.ts'

/** The picture of a value: it is shown instead of the drawing. */
export function PictureField({ picture }: { picture: string | null }) {
  const { t } = useTranslation('referenceLists')
  return (
    <FormSection title={t('field.picture')}>
      {picture && <img src={picture} alt="" height={96} />}
      {picture && <Checkbox name="removePicture" label={t('removePicture')} />}
      <FormField name="picture" label={picture ? t('otherPicture') : t('newPicture')}>
        {({ defaultValue: _, ...control }) => (
          <FileDropzone {...control} accept={entryPictureTypes}>
            {t('hint.picture', { megabytes: entryPictureLimits.megabytes })}
          </FileDropzone>
        )}
      </FormField>
    </FormSection>
  )
}
