import { renderToStaticMarkup } from 'react-dom/server'
import type { ArticulationView } from '#domains/sign-page/sign.presenter.ts'
import type { ArticulationPictures } from '#domains/sign-page/ui/ArticulationSection.tsx'
import { LocationPicture } from '#ui/body/LocationPicture.tsx'
import { MovementPicture } from '#ui/body/MovementPicture.tsx'

/**
 * The drawings of place and movement as markup, made on the server alone: the body is a tenth of all that the page
 * would load, and nothing of it ever moves. Null where nothing is drawn.
 */
export function renderArticulationPictures(articulation: ArticulationView | null): ArticulationPictures {
  const { location: place, movement, handednessType } = articulation ?? {}
  const location = place?.area ?? undefined
  const precise = place?.precise ?? undefined
  return {
    location: toMarkup(
      <LocationPicture location={location} precise={precise} bothSides={handednessType === 'both'} />,
    ),
    movement: movement
      ? toMarkup(
          <MovementPicture
            hands={handednessType ?? 'one'}
            location={precise ?? location}
            direction={movement.direction ?? undefined}
            shape={movement.shape ?? undefined}
            repeated={movement.repeated}
            alternating={movement.alternating}
          />,
        )
      : null,
  }
}

const toMarkup = (picture: React.ReactElement) => renderToStaticMarkup(picture) || null
