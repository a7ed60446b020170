import type { RichText } from './content.ts'
import type { LegalVersion } from './legal-version.ts'

/**
 * A version of the privacy policy as the specification's API returns it.
 * @param textIn picks the text in the language of the request, or a fallback
 */
export const toPrivacyPolicyWire = (
  version: LegalVersion,
  textIn: (texts: Readonly<Record<string, RichText>>) => RichText | null,
) => ({
  id: version.id,
  description: textIn(version.texts)?.body ?? null,
})
