import type { SignView } from '#domains/sign-page/sign.presenter.ts'
import type { ArticulationPictures } from '#domains/sign-page/ui/articulation-pictures.ts'
import { SignPage } from '#domains/sign-page/ui/SignPage.tsx'
import type { Locale } from '#platform/i18n/locales.ts'

/** The data of the preview. */
export interface PreviewView {
  sign: SignView
  citation: string
  sameWord: { to: string; gloss: string }[]
}

const noPictures: ArticulationPictures = { location: null, movement: null, others: {}, signer: null }

/** The page of a sign for the public, inside the form. */
export const PublicPage = ({ preview, locale }: { preview: PreviewView; locale: Locale }) => (
  <SignPage sign={preview.sign} pictures={noPictures} locale={locale} citation={preview.citation} />
)
