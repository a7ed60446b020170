import { useState } from 'react'
import { AttributionFields } from '#domains/sign-form/ui/media/AttributionFields.tsx'
import { StorageUse } from '#domains/sign-form/ui/media/StorageUse.tsx'
import type { ConsentedAttributionWire } from '#domains/signs/sign-media.wire.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { ClipDropzone } from './ClipDropzone.tsx'
import { ClipRow } from './ClipRow.tsx'
import { type Clip, isOpen } from './clip.ts'
import styles from './clips.module.css'
import { useClips } from './use-clips.ts'

const noAttribution: ConsentedAttributionWire = {
  licence: null,
  credit: null,
  signer: null,
  signerConsent: null,
}

/** Many video files at once: each finds its sign by its name, a person decides about the others, and all are sent. */
export function SignClips({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['signClips', 'signForm'])
  const { clips, progress, problem, isSending, unsent, ...actions } = useClips(locale)
  const [attribution, setAttribution] = useState(noAttribution)
  const open = clips.filter(isOpen)
  const unknown = open.filter(({ target, offered }) => target.kind === 'open' && offered.length === 0)
  const sent = [...progress.values()].filter(({ state }) => state === 'sent').length
  const seconds = secondMains(clips)
  return (
    <>
      <StorageUse locale={locale} running={sent} />
      <ClipDropzone onAdd={(files) => void actions.add(files)} />
      {problem !== undefined && (
        <div role="alert">
          <Callout tone="danger" title={problem ?? t('signForm:media.interrupted')} />
        </div>
      )}
      {clips.length > 0 && (
        <>
          <p role="status" className={styles.summary}>
            {[
              t('summary.all', { count: clips.length }),
              unsent.length > 0 && t('summary.ready', { count: unsent.length }),
              open.length > 0 && t('summary.open', { count: open.length }),
              sent > 0 && t('summary.sent', { count: sent }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {unknown.length > 1 && !isSending && (
            <div>
              <Button onClick={actions.createForOpen}>{t('createAll', { count: unknown.length })}</Button>
            </div>
          )}
          <ul className={styles.clips} aria-label={t('list')}>
            {clips.map((clip) => (
              <ClipRow
                key={clip.id}
                clip={clip}
                progress={progress.get(clip.id)}
                isSecondMain={seconds.has(clip.id)}
                locale={locale}
                onChange={(changed) => actions.change(clip.id, changed)}
                onRemove={() => actions.remove(clip.id)}
              />
            ))}
          </ul>
          {(unsent.length > 0 || isSending) && (
            <>
              <section className={styles.section}>
                <h2>{t('attribution')}</h2>
                <AttributionFields value={attribution} onChange={setAttribution} />
              </section>
              <div>
                <Button variant="primary" pending={isSending} onClick={() => void actions.send(attribution)}>
                  {isSending ? t('state.sending') : t('send', { count: unsent.length })}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </>
  )
}

/** The files that would replace the main video that another chosen file gives the same sign. */
function secondMains(clips: readonly Clip[]): Set<number> {
  const seen = new Set<string>()
  const seconds = new Set<number>()
  for (const { id, role, target } of clips) {
    if (role !== 'main' || (target.kind !== 'sign' && target.kind !== 'new')) continue
    const key = target.kind === 'sign' ? `sign ${target.sign.id}` : `new ${target.gloss.trim()}`
    if (seen.has(key)) seconds.add(id)
    seen.add(key)
  }
  return seconds
}
