import { useEffect, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { requestData } from '#platform/requests/request-json.ts'
import type { GlossHolder } from '../../form-choices.ts'
import type { GlossWire } from '../../sign-form.wire.ts'
import { signFormRequestPath } from '../../sign-form-paths.ts'
import { type PropertyFieldProps, useFormContext } from '../form-context.ts'
import styles from '../SignForm.module.css'
import { TextField } from './TextField.tsx'

/** Milliseconds without typing before the server is asked. */
const pause = 400

/** The gloss, with a message as soon as another sign has it. */
export function GlossField(props: PropertyFieldProps<string>) {
  const { t } = useTranslation('signForm')
  const holder = useGlossHolder(props.value ?? '')
  return (
    <div>
      <TextField {...props} />
      <p role="status" className={styles.taken}>
        {holder && (
          <>
            {holder.author ? t('glossTaken.by', { author: holder.author }) : t('glossTaken.plain')}{' '}
            {holder.to && (
              <a href={holder.to} target="_blank" rel="noreferrer">
                {t('glossTaken.open')}
              </a>
            )}
          </>
        )}
      </p>
    </div>
  )
}

/** The other sign that has a gloss; null while it is unknown and when the gloss is free. */
function useGlossHolder(gloss: string): GlossHolder | null {
  const { locale, self } = useFormContext()
  const [found, setFound] = useState<{ gloss: string; holder: GlossHolder | null }>()
  useEffect(() => {
    if (gloss.trim() === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ gloss, ...(self !== null && { sign: String(self) }) })
      const result = await requestData<GlossWire>(`${signFormRequestPath(locale, 'lookup')}?${query}`, {
        signal: controller.signal,
      })
      if (result.ok) setFound({ gloss, holder: result.data.holder })
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [gloss, locale, self])
  return found?.gloss === gloss ? found.holder : null
}
