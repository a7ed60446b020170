import type { ArticulationParts } from './articulation-layout.ts'
import type { HandPictureView } from './hand-picture.presenter.ts'
import { shownPicture } from './shown-picture.ts'

/** What a picture shows of a sign that has no video: its handshapes, and where it is made. */
export interface ArticulationPictureView {
  /** The first handshape of each hand, then the one at the end of the sign if it is described. */
  dominant: HandPictureView[]
  nondominant: HandPictureView[]
  /** The id of the drawing of its location; null if the drawing of the body does not have it. */
  location: string | null
  /** URL of the dictionary's own picture of a location that is not drawn. */
  locationPicture: string | null
}

/** All hands of a picture. */
export const handsOfPicture = (view: Pick<ArticulationPictureView, 'dominant' | 'nondominant'> | null) =>
  view ? [...view.dominant, ...view.nondominant] : []

/** The hand at the start of the sign, for a picture that has room for one only. */
export const firstHand = (view: ArticulationPictureView | null): HandPictureView | null =>
  handsOfPicture(view)[0] ?? null

export const partsOfPicture = (view: ArticulationPictureView): ArticulationParts => ({
  dominant: view.dominant.length,
  nondominant: view.nondominant.length,
  hasLocation: view.location !== null || view.locationPicture !== null,
})

/** Uploaded pictures are mostly ink on white paper, so that their ground is light in both themes. */
export const hasUploadedPicture = (view: ArticulationPictureView): boolean =>
  (view.location === null && view.locationPicture !== null) ||
  handsOfPicture(view).some((hand) => shownPicture(hand, 'drawing')?.kind === 'picture')
