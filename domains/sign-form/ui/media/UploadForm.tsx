import { useRef, useState } from 'react'
import { type MediaRole, mediaRoles } from '#domains/signs/sign-document.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import type { FileAttribution } from './media-requests.ts'
import styles from './SignFiles.module.css'
import { startUpload } from './upload-queue.ts'

interface Props {
  signId: number
  locale: Locale
  /** What the person entered for the last file. */
  proposed: FileAttribution
}

const attributionNames = ['licence', 'credit', 'signer'] as const

/** Chooses files and what they are. They are not part of the form of the sign, which is saved separately. */
export function UploadForm({ signId, locale, proposed }: Props) {
  const { t } = useTranslation('signForm')
  const input = useRef<HTMLInputElement>(null)
  const [role, setRole] = useState<MediaRole>('main')
  const [attribution, setAttribution] = useState(proposed)
  const [isMissing, setMissing] = useState(false)

  function upload() {
    const files = [...(input.current?.files ?? [])]
    setMissing(files.length === 0)
    for (const file of files) void startUpload({ signId, file, role, locale, ...attribution })
    if (input.current) input.current.value = ''
  }

  return (
    <div className={styles.form}>
      <Field
        label={t('media.file')}
        hint={t('media.again')}
        error={isMissing ? t('media.chooseFirst') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept={role === 'framing' ? '.png,.jpg,.jpeg,.webp' : '.mp4'}
            className={styles.input}
          />
        )}
      </Field>
      <Field label={t('media.role')}>
        {(control) => (
          <Select {...control} value={role} onChange={(event) => setRole(event.target.value as MediaRole)}>
            {mediaRoles.map((name) => (
              <option key={name} value={name}>
                {t(`media.roles.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {attributionNames.map((name) => (
        <Field key={name} label={t(`media.${name}`)}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={300}
              value={attribution[name] ?? ''}
              onChange={(event) => setAttribution({ ...attribution, [name]: event.target.value || null })}
            />
          )}
        </Field>
      ))}
      <div>
        <Button onClick={upload}>{t('media.upload')}</Button>
      </div>
    </div>
  )
}
