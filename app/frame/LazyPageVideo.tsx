import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '#ui/base/Skeleton.tsx'

const PageVideo = lazy(() => import('./PageVideo.tsx').then((module) => ({ default: module.PageVideo })))

/** `PageVideo` without its title; the player is loaded with the first video, not with every page. */
export const LazyPageVideo = (props: Omit<ComponentProps<typeof PageVideo>, 'titleShown'>) => (
  <Suspense fallback={<Skeleton media lines={1} />}>
    <PageVideo {...props} titleShown={false} />
  </Suspense>
)
