import { renderToStaticMarkup } from 'react-dom/server'
import type { ArticulationView } from '#domains/sign-page/sign.presenter.ts'
import type { ArticulationPictures } from '#domains/sign-page/ui/ArticulationSection.tsx'
import { LocationPicture } from '#ui/body/LocationPicture.tsx'
import { MovementPicture } from '#ui/body/MovementPicture.tsx'

/**
 * The drawings of location and movement as static markup; null if there is nothing to draw. They are rendered on the
 * server only, because the component of the body would be a tenth of the page's scripts.
 */
export function renderArticulationPictures(articulation: ArticulationView | null): ArticulationPictures {
  const { location: where, movement, handednessType } = articulation ?? {}
  const location = where?.area ?? undefined
  const precise = where?.precise ?? undefined
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
