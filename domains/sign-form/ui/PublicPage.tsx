import type { ArticulationPictures } from '#domains/sign-page/ui/articulation-pictures.ts'
import { SignPage } from '#domains/sign-page/ui/SignPage.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import type { PreviewWire } from '../sign-form.wire.ts'

const noPictures: ArticulationPictures = { location: null, movement: null, others: {}, signer: null }

/** The page of a sign for the public, inside the form. */
export const PublicPage = ({ preview, locale }: { preview: PreviewWire; locale: Locale }) => (
  <SignPage sign={preview.sign} pictures={noPictures} locale={locale} citation={preview.citation} />
)
