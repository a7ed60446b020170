import { renderToStaticMarkup } from 'react-dom/server'
import type { FormView } from '#domains/signs/sign.presenter.ts'
import type { FormPictures } from '#domains/signs/ui/HowMade.tsx'
import { MovementPicture } from '#ui/body/MovementPicture.tsx'
import { LocationPicture } from '#ui/body/PlacePicture.tsx'

/**
 * The drawings of place and movement as markup, made on the server alone: the body is a tenth of all that the page
 * would load, and nothing of it ever moves. Null where nothing is drawn.
 */
export function drawForm(form: FormView | null): FormPictures {
  const { place, movement, manner } = form ?? {}
  const location = place?.location ?? undefined
  const precise = place?.precise ?? undefined
  return {
    place: markup(<LocationPicture location={location} precise={precise} bothSides={manner === 'both'} />),
    movement: movement
      ? markup(
          <MovementPicture
            hands={manner ?? 'one'}
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

const markup = (picture: React.ReactElement) => renderToStaticMarkup(picture) || null
