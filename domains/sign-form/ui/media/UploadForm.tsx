import { useState } from 'react'
import { RecordingDialog } from '#domains/media/ui/recording/RecordingDialog.tsx'
import {
  maxUploadBytes,
  uploadedPictureExtensions,
  uploadedVideoExtensions,
  uploadKindOf,
  uploadRefusal,
} from '#domains/media/upload.ts'
import { kindOfRole, type MediaRole, mediaRoles } from '#domains/signs/media-roles.ts'
import type { AttributionWire, ConsentedAttributionWire } from '#domains/signs/sign-media.wire.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Select } from '#ui/base/Select.tsx'
import { FileDropzone } from '#ui/panel/FileDropzone.tsx'
import { AttributionFields } from './AttributionFields.tsx'
import type { FileOwner } from './file-owner.ts'
import styles from './SignFiles.module.css'
import { startUpload } from './upload-queue.ts'

interface Props {
  owner: FileOwner
  locale: Locale
  /** What the person entered for the last file. */
  proposed: AttributionWire
}

/** The longest recording of a sign. */
const longestSeconds = 120

const extensionsOf = (role: MediaRole) =>
  kindOfRole(role) === 'image' ? uploadedPictureExtensions : uploadedVideoExtensions

/** Why a file is not sent at all; undefined for one that the server may accept. */
const refusalOf = ({ name, size }: File, role: MediaRole) =>
  uploadRefusal({ name, bytes: size }) ?? (uploadKindOf(name) === kindOfRole(role) ? undefined : 'type')

/** Chooses files and what they are. They are not part of the form of the sign, which is saved separately. */
export function UploadForm({ owner, locale, proposed }: Props) {
  const { t } = useTranslation('signForm')
  const { t: tRecording } = useTranslation('recording')
  const [files, setFiles] = useState<readonly File[]>([])
  const [role, setRole] = useState<MediaRole>('main')
  const [attribution, setAttribution] = useState<ConsentedAttributionWire>({
    ...proposed,
    signerConsent: null,
  })
  const [isMissing, setMissing] = useState(false)
  const [isRecording, setRecording] = useState(false)
  /** Empties the file field, whose value cannot be set. */
  const [round, setRound] = useState(0)

  const refusals = files.flatMap((file) => {
    const refusal = refusalOf(file, role)
    return refusal ? [{ file, refusal }] : []
  })
  const refusalText = ({ file, refusal }: (typeof refusals)[number]) =>
    t(`media.refused.${refusal}`, {
      name: file.name,
      megabytes: maxUploadBytes / 1_000_000,
      types: extensionsOf(role).join(', '),
    })

  function upload() {
    setMissing(files.length === 0)
    if (files.length === 0 || refusals.length > 0) return
    for (const file of files) void startUpload({ owner, file, role, locale, ...attribution })
    setFiles([])
    setRound(round + 1)
  }

  const error = isMissing ? t('media.chooseFirst') : refusals.map(refusalText).join(' ')
  return (
    <div className={styles.form}>
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
      <Field label={t('media.file')} error={error || undefined}>
        {(control) => (
          <FileDropzone
            key={round}
            {...control}
            multiple
            accept={extensionsOf(role).join(',')}
            onChoose={(chosen) => {
              setFiles(chosen)
              setMissing(false)
            }}
          >
            {t('media.again')}
          </FileDropzone>
        )}
      </Field>
      <AttributionFields value={attribution} onChange={setAttribution} />
      <div className={styles.actions}>
        <Button onClick={upload}>{t('media.upload')}</Button>
        {kindOfRole(role) === 'video' && (
          <Button onClick={() => setRecording(true)}>{tRecording('button')}</Button>
        )}
      </div>
      {isRecording && (
        <RecordingDialog
          longestSeconds={longestSeconds}
          onClose={() => setRecording(false)}
          onUse={(file, trim) => {
            setRecording(false)
            void startUpload({ owner, file, role, locale, isRecording, trim, ...attribution })
          }}
        />
      )}
    </div>
  )
}
