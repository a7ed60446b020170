import type { ContentMediaWire } from '#domains/media/content-media.wire.ts'
import { MediaField } from '#domains/media/ui/MediaField.tsx'
import { usePictureUpload } from '#domains/media/ui/use-picture-upload.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { FormSection } from '#ui/base/FormSection.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { RichTextEditor } from '#ui/panel/RichTextEditor.tsx'
import type { LegalFieldView } from '../../legal.presenter.ts'
import { videoFieldOf } from '../../legal-field-names.ts'
import styles from './LegalForm.module.css'
import { usePublishConfirmation } from './PublishConfirmation.tsx'

interface Props {
  fields: readonly LegalFieldView[]
  /** HTML by language. */
  values: Record<string, string>
  /** The signed videos by language. */
  videos: Readonly<Record<string, ContentMediaWire>>
  refused: FormRefusal | undefined
  /** Explanation of the consequences. */
  hint: string
  send: string
  back: string
  /** Displayed number of corrections of an existing version. */
  correctionCount?: number
  /** Number of people who have to accept a new version; with it the form asks for confirmation. */
  peopleCount?: number
}

/** The form of a version, with one editor for each language. */
export function LegalForm({
  fields,
  values,
  videos,
  refused,
  hint,
  send,
  back,
  correctionCount,
  peopleCount,
}: Props) {
  const { t } = useTranslation('legal')
  const { t: tErrors } = useTranslation('errors')
  const { confirm, confirmation } = usePublishConfirmation(peopleCount)
  const codes = fields.map(({ code }) => code)
  const main = fields.find(({ isDefault }) => isDefault)?.code ?? ''
  const check = async (form: FormData) => {
    const [{ checkForm }, { legalTextsSchema }] = await Promise.all([
      import('#platform/forms/check-form.ts'),
      import('../../legal-text.input.ts'),
    ])
    return checkForm(legalTextsSchema(codes, main), form, (code, params) => tErrors(code, params))
  }
  return (
    <ValidatedForm
      refusal={refused}
      validate={check}
      values={values}
      className={styles.form}
      {...(confirm && { confirm })}
    >
      <Callout title={hint} />
      <FormProblem />
      {correctionCount !== undefined && <input type="hidden" name="corrections" value={correctionCount} />}
      {fields.map((field) => (
        <LegalTextFields key={field.code} field={field} video={videos[field.code] ?? null} />
      ))}
      {confirmation}
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {send}
        </Button>
        <ButtonLink to={back} variant="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </ValidatedForm>
  )
}

/** The text in one language and the same as a signed video. */
function LegalTextFields({ field, video }: { field: LegalFieldView; video: ContentMediaWire | null }) {
  const { t } = useTranslation('legal')
  const uploadPicture = usePictureUpload()
  const { code, name, isDefault } = field
  const label = t('body', { language: name })
  return (
    <FormSection title={name}>
      <FormField
        name={code}
        label={label}
        hint={isDefault ? t('bodyDefault') : t('bodyOptional')}
        required={isDefault}
      >
        {(control) => <RichTextEditor {...control} {...{ label, uploadPicture }} lang={code} />}
      </FormField>
      <MediaField
        name={videoFieldOf(code)}
        label={t('video', { language: name })}
        kind="video"
        media={video}
        hint={t('videoHint')}
      />
    </FormSection>
  )
}
