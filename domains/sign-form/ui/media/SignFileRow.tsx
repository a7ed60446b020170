import { useState } from 'react'
import type { ConsentedAttributionWire, SignFileWire } from '#domains/signs/sign-media.wire.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { requestJson } from '#platform/requests/request-json.ts'
import { Button } from '#ui/base/Button.tsx'
import { toast } from '#ui/base/toast-store.ts'
import { ConfirmDialog } from '#ui/panel/Dialog.tsx'
import { AttributionFields } from './AttributionFields.tsx'
import { ConsentHistory } from './ConsentHistory.tsx'
import { FramePicker } from './FramePicker.tsx'
import { type FileOwner, filesPath, isDraft } from './file-owner.ts'
import styles from './SignFiles.module.css'

interface Props {
  file: SignFileWire
  owner: FileOwner
  locale: Locale
  /** An administrator processes failed files again. */
  mayProcessAgain: boolean
  requiresSignerConsent: boolean
  onChange: () => Promise<void>
}

interface FileRequest {
  path: string
  method: 'POST' | 'PUT' | 'DELETE'
  body?: ConsentedAttributionWire
}

/** A file of a sign with its state and attribution, and what can be done with it. */
export function SignFileRow({
  file,
  owner,
  locale,
  mayProcessAgain,
  requiresSignerConsent,
  onChange,
}: Props) {
  const { t } = useTranslation('signForm')
  const [open, setOpen] = useState<'frame' | 'attribution' | 'removal'>()
  const close = () => setOpen(undefined)
  const path = `${filesPath(owner)}/${file.id}`
  const picture = file.poster ?? (file.kind === 'image' ? (file.web ?? file.original) : null)

  /** Changes the file by the API; true if that succeeded. */
  async function change({ path, ...request }: FileRequest): Promise<boolean> {
    const result = await requestJson(path, { ...request, locale })
    if (!result.ok) toast(result.problem ?? t('media.notChanged'), 'danger')
    await onChange()
    return result.ok
  }
  const isConsentNoted = Boolean(file.signer && file.signerConsent)
  const lacksConsent = requiresSignerConsent && file.kind === 'video' && !isConsentNoted
  const nameOf = (action: string) => `${action}: ${file.name}`
  return (
    <li className={styles.file}>
      {picture ? <img src={picture} alt="" className={styles.poster} /> : <span />}
      <div className={styles.facts}>
        <strong>{t(`media.roles.${file.role}`)}</strong>
        <span className={styles.name}>{file.name}</span>
        <span>{file.problem ?? t(`media.states.${file.state}`)}</span>
        <span className={styles.note}>
          {[file.licence, file.credit, file.signer, file.signerConsent].filter(Boolean).join(' · ')}
        </span>
        {lacksConsent && <strong>{t('media.consentMissing')}</strong>}
      </div>
      <div className={styles.actions}>
        {file.kind === 'video' && file.state === 'ready' && (
          <Button size="small" onClick={() => setOpen('frame')} aria-label={nameOf(t('media.frame.button'))}>
            {t('media.frame.button')}
          </Button>
        )}
        {file.state === 'failed' && mayProcessAgain && (
          <Button
            size="small"
            onClick={() => void change({ path: `${path}/process`, method: 'POST' })}
            aria-label={nameOf(t('media.processAgain'))}
          >
            {t('media.processAgain')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-expanded={open === 'attribution'}
          onClick={() => setOpen(open === 'attribution' ? undefined : 'attribution')}
          aria-label={nameOf(t('media.attribution'))}
        >
          {t('media.attribution')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => setOpen('removal')}
          aria-label={nameOf(t('media.remove'))}
        >
          {t('media.remove')}
        </Button>
      </div>
      {open === 'attribution' && (
        <AttributionForm
          file={file}
          isDraft={isDraft(owner)}
          locale={locale}
          onCancel={close}
          onSave={async (body) => {
            if (await change({ path, method: 'PUT', body })) close()
          }}
        />
      )}
      {open === 'frame' && (
        <FramePicker
          file={file}
          src={file.web ?? file.original ?? ''}
          owner={owner}
          locale={locale}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'removal'}
        onClose={close}
        onConfirm={() => {
          close()
          void change({ path, method: 'DELETE' })
        }}
        title={t('media.removal.title', { name: file.name })}
        confirmLabel={t('media.remove')}
        tone="danger"
      >
        <p>{t(isDraft(owner) ? 'media.removal.draft' : 'media.removal.text')}</p>
      </ConfirmDialog>
    </li>
  )
}

interface AttributionFormProps {
  file: SignFileWire
  /** Nothing of it is public yet. */
  isDraft: boolean
  locale: Locale
  onSave: (attribution: ConsentedAttributionWire) => Promise<void>
  onCancel: () => void
}

function AttributionForm({ file, isDraft, locale, onSave, onCancel }: AttributionFormProps) {
  const { licence, credit, signer, signerConsent } = file
  const { t } = useTranslation('signForm')
  const [value, setValue] = useState<ConsentedAttributionWire>({ licence, credit, signer, signerConsent })
  const [isSaving, setSaving] = useState(false)
  return (
    <div className={styles.attribution}>
      <AttributionFields value={value} onChange={setValue} />
      {!isDraft && <p className={styles.note}>{t('media.attributionWaits')}</p>}
      <ConsentHistory notes={file.consents} locale={locale} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          pending={isSaving}
          onClick={async () => {
            setSaving(true)
            await onSave(value)
            setSaving(false)
          }}
        >
          {t('media.saveAttribution')}
        </Button>
        <Button onClick={onCancel} disabled={isSaving}>
          {t('media.cancel')}
        </Button>
      </div>
    </div>
  )
}
