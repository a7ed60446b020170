import { type ReactNode, useState } from 'react'
import type { ContentMediaWire } from '#domains/media/content-media.wire.ts'
import { MediaField } from '#domains/media/ui/MediaField.tsx'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { FormSection } from '#ui/base/FormSection.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { PreviewColumns } from '#ui/panel/PreviewColumns.tsx'
import { baseColors } from '#ui/theme/appearance.ts'
import { chosenColors, colorNames, type IdentityPicture } from '../identity.input.ts'
import { iconLimits } from '../logo-shape.ts'
import { ColorField } from './ColorField.tsx'
import { HeaderCrop } from './HeaderCrop.tsx'
import { IdentityPreview } from './IdentityPreview.tsx'
import { SaveBar } from './SaveBar.tsx'
import styles from './site-settings.module.css'
import { useColorQuestion } from './use-color-question.tsx'
import { useIdentityCheck } from './use-identity-check.ts'

type Pictures = Record<IdentityPicture, ContentMediaWire | null>

interface Props {
  values: Record<string, string>
  pictures: Pictures
  /** The revision that the person sees. */
  revision: number
  siteName: string
  refused: FormRefusal | undefined
  /** The icons that are made from the stored logo. */
  icons: ReactNode
  /** The list of partner institutions. */
  partners: ReactNode
}

const shown = ['primary', 'accent'] as const

/** Colours, pictures and link of the platform, with a preview in both themes. Nothing changes before it is saved. */
export function IdentityForm({ values, pictures, revision, siteName, refused, icons, partners }: Props) {
  const { t } = useTranslation('siteSettings')
  const initial = refused && Object.keys(refused.values).length > 0 ? refused.values : values
  const [colors, setColors] = useState(() =>
    Object.fromEntries(colorNames.map((name) => [name, initial[name] ?? ''])),
  )
  const [logos, setLogos] = useState({ light: urlOf(pictures.logoBgLight), dark: urlOf(pictures.logoBgDark) })
  const [header, setHeader] = useState({ url: urlOf(pictures.headerImage), isStored: true })
  const { confirm, question } = useColorQuestion()
  const base = baseColors(chosenColors(colors))
  const field = (name: (typeof colorNames)[number]) => (
    <ColorField
      key={name}
      name={name}
      text={colors[name] ?? ''}
      base={base}
      onChange={(hex) => setColors((before) => ({ ...before, [name]: hex }))}
    />
  )
  const further = colorNames.filter((name) => !(shown as readonly string[]).includes(name))
  return (
    <ValidatedForm
      refusal={refused}
      values={values}
      validate={useIdentityCheck()}
      confirm={confirm}
      className={styles.parts}
    >
      <PreviewColumns
        title={t('identity.preview.title')}
        preview={<IdentityPreview base={base} siteName={siteName} logos={logos} />}
      >
        <div className={styles.parts}>
          <FormProblem />
          <input type="hidden" name="revision" value={revision} />
          <FormSection title={t('identity.colors')}>
            {shown.map(field)}
            <Disclosure summary={t('identity.moreColors')}>
              <div className={styles.parts}>{further.map(field)}</div>
            </Disclosure>
            <div>
              <Button variant="quiet" onClick={() => setColors({})}>
                {t('identity.builtIn')}
              </Button>
            </div>
          </FormSection>
          <FormSection title={t('identity.logos')}>
            <div className={styles.pair}>
              <PictureField
                name="logoBgLight"
                pictures={pictures}
                hint={t('identity.logoHint')}
                onChange={(url) => setLogos((before) => ({ ...before, light: url }))}
              />
              <PictureField
                name="logoBgDark"
                pictures={pictures}
                hint={t('identity.logoHint')}
                onChange={(url) => setLogos((before) => ({ ...before, dark: url }))}
              />
            </div>
            {icons}
            <PictureField
              name="icon"
              pictures={pictures}
              hint={t('identity.iconHint', { pixels: iconLimits.pixels })}
            />
          </FormSection>
          <FormSection title={t('identity.headerImage')}>
            <PictureField
              name="headerImage"
              pictures={pictures}
              hint={t('identity.headerHint')}
              onChange={(url) => setHeader({ url, isStored: false })}
            />
            {header.url && <HeaderCrop key={header.url} src={header.url} isStored={header.isStored} />}
          </FormSection>
          <FormSection title={t('identity.institution')}>
            <PictureField name="institutionLogo" pictures={pictures} hint={t('identity.logoHint')} />
            <FormField
              name="institutionLink"
              label={t('identity.institutionLink')}
              hint={t('identity.linkHint')}
            >
              {(control) => <TextInput {...control} type="url" autoComplete="off" />}
            </FormField>
          </FormSection>
          {partners}
        </div>
      </PreviewColumns>
      {question}
      <SaveBar note={t('identity.barNote')} discard={t('identity.discard')} save={t('identity.save')} />
    </ValidatedForm>
  )
}

const urlOf = (media: ContentMediaWire | null) => media?.url ?? null

interface PictureFieldProps {
  name: IdentityPicture
  pictures: Pictures
  hint: string
  onChange?: (url: string | null) => void
}

function PictureField({ name, pictures, hint, onChange }: PictureFieldProps) {
  const { t } = useTranslation('siteSettings')
  const { error } = useFormField(name)
  return (
    <MediaField
      name={name}
      label={t(`identity.${name}`)}
      kind="image"
      media={pictures[name]}
      hint={hint}
      error={error}
      onChange={(media) => onChange?.(urlOf(media))}
    />
  )
}
