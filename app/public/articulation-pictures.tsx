import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnArticulation, MinimalPairGroupView } from '#domains/sign-page/presenters/sign.presenter.ts'
import type { ArticulationPictures } from '#domains/sign-page/ui/articulation-pictures.ts'
import { LocationPicture } from '#ui/body/LocationPicture.tsx'
import { MovementPicture } from '#ui/body/MovementPicture.tsx'
import { SharedSigner } from '#ui/body/SignerFigure.tsx'

const signerId = 'signer'

/**
 * The drawings of location and movement as static markup; null if there is nothing to draw. They are rendered on the
 * server only, because the component of the body would be a tenth of the page's scripts.
 */
export function renderArticulationPictures(
  articulation: DrawnArticulation | null,
  pairs: readonly MinimalPairGroupView[],
): ArticulationPictures {
  const own = drawParts(articulation)
  const others = pairs.flatMap(({ drawnPart, pairs: members }) =>
    members.flatMap(({ card, drawn }): [number, string][] => {
      const picture = drawnPart && drawParts(drawn)[drawnPart]
      return picture === null ? [] : [[card.id, picture]]
    }),
  )
  return {
    ...own,
    others: Object.fromEntries(others),
    signer:
      own.location || own.movement || others.length > 0 ? toMarkup(<SharedSigner id={signerId} />) : null,
  }
}

function drawParts(articulation: DrawnArticulation | null) {
  const { location: where, movement, handednessType = 'one' } = articulation ?? {}
  const location = where?.area ?? undefined
  const precise = where?.precise ?? undefined
  const sharedSigner = `#${signerId}`
  return {
    location: toMarkup(
      <LocationPicture
        location={location}
        precise={precise}
        bothSides={handednessType === 'both'}
        sharedSigner={sharedSigner}
      />,
    ),
    movement: movement
      ? toMarkup(
          <MovementPicture
            hands={handednessType}
            location={precise ?? location}
            direction={movement.direction ?? undefined}
            shape={movement.shape ?? undefined}
            repeated={movement.repeated}
            alternating={movement.alternating}
            sharedSigner={sharedSigner}
          />,
        )
      : null,
  }
}

const toMarkup = (picture: React.ReactElement) => renderToStaticMarkup(picture) || null
