import { useId, useState } from 'react'
import { maxUploadBytes, uploadedVideoExtensions } from '#domains/media/upload.ts'
import { signViewPath } from '#domains/sign-management/sign-list-paths.ts'
import { kindOfRole, type MediaRole, mediaRoles } from '#domains/signs/media-roles.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { ClipSignSearch } from './ClipSignSearch.tsx'
import { ClipThumbnail } from './ClipThumbnail.tsx'
import type { Clip } from './clip.ts'
import type { ClipProgress } from './clip-queue.ts'
import styles from './clips.module.css'

interface Props {
  clip: Clip
  progress: ClipProgress | undefined
  /** Whether another file is the main video of the same sign too. */
  isSecondMain: boolean
  locale: Locale
  onChange: (changed: Partial<Clip>) => void
  onRemove: () => void
}

const videoRoles = mediaRoles.filter((role) => kindOfRole(role) === 'video')

/** A file with its sign and its role, and how far it is. */
export function ClipRow({ clip, progress, isSecondMain, locale, onChange, onRemove }: Props) {
  const { t } = useTranslation(['signClips', 'signForm', 'errors'])
  const { file, path, refusal, role, target } = clip
  const nameId = useId()
  const isEditable = progress === undefined || progress.state === 'failed'
  return (
    <li className={styles.clip}>
      <ClipThumbnail file={file} />
      <div className={styles.facts}>
        <strong id={nameId} className={styles.path} translate="no">
          {path}
        </strong>
        {refusal ? (
          <span className={styles.problem}>
            {t(`signForm:media.refused.${refusal}`, {
              name: file.name,
              megabytes: maxUploadBytes / 1_000_000,
              types: uploadedVideoExtensions.join(', '),
            })}
          </span>
        ) : (
          <>
            <ClipState progress={progress} locale={locale} />
            {isEditable && <TargetFields {...{ clip, locale, onChange }} labelledBy={nameId} />}
            {target.kind === 'sign' && target.sign.hasVideo && role === 'main' && (
              <span className={styles.note}>{t('replaces')}</span>
            )}
            {isSecondMain && <span className={styles.problem}>{t('secondMain')}</span>}
          </>
        )}
      </div>
      <div className={styles.side}>
        {!refusal && isEditable && (
          <Select
            aria-label={`${t('signForm:media.role')}: ${path}`}
            value={role}
            onChange={(event) => onChange({ role: event.target.value as MediaRole })}
          >
            {videoRoles.map((name) => (
              <option key={name} value={name}>
                {t(`signForm:media.roles.${name}`)}
              </option>
            ))}
          </Select>
        )}
        {isEditable && (
          <Button size="small" variant="quiet" aria-label={`${t('remove')}: ${path}`} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </li>
  )
}

function ClipState({ progress, locale }: Pick<Props, 'progress' | 'locale'>) {
  const { t } = useTranslation(['signClips', 'signForm'])
  if (!progress) return null
  if (progress.state === 'sending')
    return (
      <progress
        max={100}
        value={progress.percent}
        aria-label={t('state.sending')}
        className={styles.progress}
      />
    )
  if (progress.state === 'failed')
    return <span className={styles.problem}>{progress.problem ?? t('signForm:media.interrupted')}</span>
  if (progress.state === 'waiting') return <span className={styles.note}>{t('state.waiting')}</span>
  return (
    <span>
      {t('state.sent')} <a href={signViewPath(locale, progress.signId)}>{t('openSign')}</a>
    </span>
  )
}

interface TargetProps extends Pick<Props, 'clip' | 'locale' | 'onChange'> {
  /** Id of the element with the name of the file. */
  labelledBy: string
}

/** The sign of a file, or the ways to choose one. */
function TargetFields({ clip, locale, onChange, labelledBy }: TargetProps) {
  const { t } = useTranslation(['signClips', 'errors'])
  const [isSearching, setSearching] = useState(false)
  const { target, offered } = clip
  if (isSearching)
    return (
      <ClipSignSearch
        locale={locale}
        label={t('search')}
        onPick={(sign) => {
          onChange({ target: { kind: 'sign', sign } })
          setSearching(false)
        }}
      />
    )
  return (
    <fieldset className={styles.target} aria-labelledby={labelledBy}>
      {target.kind === 'sign' && (
        <span>
          {t('sign')} <strong translate="no">{target.sign.gloss}</strong>
        </span>
      )}
      {target.kind === 'new' && (
        <Field label={t('newGloss')}>
          {(control) => (
            <TextInput
              {...control}
              value={target.gloss}
              maxLength={200}
              onChange={(event) => onChange({ target: { kind: 'new', gloss: event.target.value } })}
            />
          )}
        </Field>
      )}
      {target.kind === 'open' && offered.length === 0 && <span className={styles.note}>{t('notFound')}</span>}
      {target.kind === 'open' &&
        offered.map((sign) =>
          sign.refusal ? (
            <span key={sign.id} className={styles.note}>
              <span translate="no">{sign.gloss}</span>: {t(`errors:${sign.refusal}`)}
            </span>
          ) : (
            <Button key={sign.id} size="small" onClick={() => onChange({ target: { kind: 'sign', sign } })}>
              {sign.gloss} ({sign.id})
            </Button>
          ),
        )}
      <Button size="small" variant="quiet" onClick={() => setSearching(true)}>
        {t(target.kind === 'sign' ? 'otherSign' : 'chooseSign')}
      </Button>
      {target.kind !== 'new' && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChange({ target: { kind: 'new', gloss: clip.name } })}
        >
          {t('newSign')}
        </Button>
      )}
    </fieldset>
  )
}
