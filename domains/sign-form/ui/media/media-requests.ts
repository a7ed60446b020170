import type { MediaRole } from '#domains/signs/sign-document.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** Licence, credit and signer of a file; null when unknown. */
export interface FileAttribution {
  licence: string | null
  credit: string | null
  signer: string | null
}

export interface ConsentedAttribution extends FileAttribution {
  /** How the signer consented to the publication; null when unknown. */
  signerConsent: string | null
}

/** A note on how the signer of a file consented; empty where the note before was withdrawn. */
export interface ConsentNote {
  note: string
  /** A display name. */
  by: string | null
  /** ISO 8601. */
  at: string | null
}

/** A file of a sign, as the API writes it. */
export interface SignFile extends ConsentedAttribution {
  id: number
  role: MediaRole
  name: string
  kind: 'video' | 'image' | 'file'
  state: 'uploaded' | 'working' | 'ready' | 'failed'
  problem: string | null
  /** The newest first. */
  consents: ConsentNote[]
  original: string | null
  web: string | null
  poster: string | null
}

export interface SignFiles {
  data: SignFile[]
  proposed: FileAttribution
  mayProcessAgain: boolean
  requiresSignerConsent: boolean
}

type Result<Data> = { ok: true; data: Data } | { ok: false; message: string | undefined }

/** Sends a request to the API. It never rejects; without a connection there is no message. */
export async function requestApi<Data>(
  path: string,
  { method = 'GET', body, locale }: { method?: string; body?: unknown; locale: Locale },
): Promise<Result<Data>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        'accept-language': locale,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const isEmpty = response.status === 204
    const answer = (isEmpty ? {} : await response.json()) as Data & { message?: string }
    return response.ok ? { ok: true, data: answer } : { ok: false, message: answer.message }
  } catch {
    return { ok: false, message: undefined }
  }
}
