import { renderToStaticMarkup } from 'react-dom/server'
import type { GlossaryTerm } from '#domains/signs/glossary.ts'
import { LocationPicture } from '#ui/body/LocationPicture.tsx'
import { MovementPicture } from '#ui/body/MovementPicture.tsx'
import { SharedSigner } from '#ui/body/SignerFigure.tsx'

const signerId = 'signer'
const sharedSigner = `#${signerId}`

/** The drawing of the signer, to which the pictures of the glossary refer. */
export const glossarySigner = renderToStaticMarkup(<SharedSigner id={signerId} />)

const pictures: Partial<Record<GlossaryTerm, React.ReactElement>> = {
  location: <LocationPicture location="chest" sharedSigner={sharedSigner} />,
  'precise-location': <LocationPicture location="forehead" precise="temple" sharedSigner={sharedSigner} />,
  'neutral-space': <LocationPicture location="neutral-space" sharedSigner={sharedSigner} />,
  'movement-direction': <MovementPicture hands="one" direction="up" sharedSigner={sharedSigner} />,
  'movement-shape': <MovementPicture hands="one" shape="circle" sharedSigner={sharedSigner} />,
  'alternating-movement': (
    <MovementPicture hands="both" direction="up-and-down" alternating sharedSigner={sharedSigner} />
  ),
  'base-hand': <MovementPicture hands="base" direction="down" sharedSigner={sharedSigner} />,
}

/**
 * Pictures of terms as static markup. They are rendered on the server only, because the component of the body would be
 * a tenth of the page's scripts.
 */
export const glossaryPictures: Partial<Record<GlossaryTerm, string>> = Object.fromEntries(
  Object.entries(pictures).flatMap(([term, picture]) => {
    const markup = renderToStaticMarkup(picture)
    return markup ? [[term, markup]] : []
  }),
)
