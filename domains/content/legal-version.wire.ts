import { z } from 'zod'
import type { RichText } from './content.ts'
import type { LegalVersion } from './legal-version.ts'

/** A version of the terms or of the privacy policy, in one language. */
export const legalVersionWire = z.object({ id: z.int(), description: z.string().nullable() })
/** The current privacy policy. */
export const privacyPolicyWire = legalVersionWire.meta({ id: 'PrivacyPolicy' })

/**
 * A version of terms or policy as the specification's API returns it.
 * @param textIn picks the text in the language of the request, or a fallback
 */
export const toLegalVersionWire = (
  version: LegalVersion,
  textIn: (texts: Readonly<Record<string, RichText>>) => RichText | null,
): z.output<typeof legalVersionWire> => ({
  id: version.id,
  description: textIn(version.texts)?.body ?? null,
})
