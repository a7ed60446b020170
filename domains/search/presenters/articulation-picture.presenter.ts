import type { ArticulationPictureView } from '#domains/hand-drawings/articulation-picture.ts'
import { type HandPictureView, presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { shownMediaUrl } from '#domains/media/media.ts'
import { drawnArticulation } from '#domains/signs/drawn-articulation.ts'
import type { ReferenceKey } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { drawnLocationId } from '#ui/body/body-locations.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'

type Dictionary = Pick<SearchableDictionary, 'vocabulary' | 'media'>

/** What a picture shows of a sign without a video; null if nothing of it can be shown. */
export function presentArticulationPicture(
  sign: Pick<SignDocument, 'values' | 'flags'>,
  { vocabulary, media }: Dictionary,
): ArticulationPictureView | null {
  const entryOf = (key: ReferenceKey) => vocabulary.entry(sign.values[key]?.[0] ?? 0)
  const hands = (start: ReferenceKey, end: ReferenceKey): HandPictureView[] => {
    return [entryOf(start), entryOf(end)]
      .flatMap((entry) => (entry ? presentHandPicture(entry, media) : []))
      .filter(({ drawing, symbol, picture }) => drawing || symbol || picture)
  }
  const { location: where, handednessType } = drawnArticulation(sign, vocabulary)
  const location = drawnLocationId(
    [where.precise ?? undefined, where.area ?? undefined],
    handednessType === 'both',
  )
  const view: ArticulationPictureView = {
    dominant: hands('handshapeDominant', 'handshapeDominantSecond'),
    nondominant: hands('handshapeNondominant', 'handshapeNondominantSecond'),
    location: location ?? null,
    locationPicture:
      location === undefined
        ? (shownMediaUrl(media(entryOf('locationPrecise')?.pictureId ?? null)) ??
          shownMediaUrl(media(entryOf('location')?.pictureId ?? null)))
        : null,
  }
  const isEmpty =
    view.dominant.length + view.nondominant.length === 0 && !view.location && !view.locationPicture
  return isEmpty ? null : view
}
