import { renderToStaticMarkup } from 'react-dom/server'
import type { drawnArticulation } from '#domains/signs/drawn-articulation.ts'
import { LocationPicture } from '#ui/body/LocationPicture.tsx'
import { SharedSigner } from '#ui/body/SignerFigure.tsx'

const signerId = 'signer'

/** Drawings as static markup. */
export interface HomePictures {
  /** The drawing that the others refer to. */
  signer: string
  /** An example of a location, for the search by category. */
  example: string
  /** Where the sign of the day is made; null if there is no picture of it. */
  today: string | null
}

/**
 * The drawings of the home page. They are rendered on the server only, because the component of the body would be a
 * tenth of the page's scripts.
 */
export function renderHomePictures(today: ReturnType<typeof drawnArticulation> | null): HomePictures {
  const draw = (location: string | null, precise: string | null, bothSides = false) =>
    renderToStaticMarkup(
      <LocationPicture
        location={location ?? undefined}
        precise={precise ?? undefined}
        bothSides={bothSides}
        sharedSigner={`#${signerId}`}
      />,
    )
  return {
    signer: renderToStaticMarkup(<SharedSigner id={signerId} />),
    example: draw('chest', null),
    today:
      (today && draw(today.location.area, today.location.precise, today.handednessType === 'both')) || null,
  }
}
