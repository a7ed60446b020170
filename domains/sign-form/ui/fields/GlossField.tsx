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

/** The gloss, with a message as soon as another sign has it, or one that differs only in accents. */
export function GlossField(props: PropertyFieldProps<string>) {
  const holder = useGlossHolder(props.value ?? '')
  return (
    <div>
      <TextField {...props} />
      <p role="status" className={holder?.alike ? styles.hint : styles.taken}>
        {holder && <Holder {...holder} />}
      </p>
    </div>
  )
}

function Holder({ alike, author, to }: GlossHolder) {
  const { t } = useTranslation('signForm')
  const taken = author ? t('glossTaken.by', { author }) : t('glossTaken.plain')
  return (
    <>
      {alike === null ? taken : t('glossTaken.alike', { gloss: alike })}{' '}
      {to && (
        <a href={to} target="_blank" rel="noreferrer">
          {t('glossTaken.open')}
        </a>
      )}
    </>
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
