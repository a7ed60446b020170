import { renderToStaticMarkup } from 'react-dom/server'
import type { CategoryPictures } from '#domains/search/ui/categories/CategoryStart.tsx'
import { LocationPicture } from '#ui/body/LocationPicture.tsx'
import { MovementPicture } from '#ui/body/MovementPicture.tsx'

/**
 * The pictures of the first categories as static markup. They are rendered on the server only, because the component
 * of the body would be a tenth of the page's scripts.
 */
export const categoryPictures: CategoryPictures = {
  location: renderToStaticMarkup(<LocationPicture location="chest" />),
  movement: renderToStaticMarkup(<MovementPicture hands="one" direction="side-to-side" />),
}
