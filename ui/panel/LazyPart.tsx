import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '../base/Button.tsx'
import { ErrorCard } from '../base/ErrorCard.tsx'
import type { LazyComponent } from './lazy-component.ts'

interface Props<ComponentProps> {
  component: LazyComponent<ComponentProps>
  /** Shown until the code is loaded. */
  loading?: ReactNode
  /** Called when the code could not be loaded, for parts in which no error card can be shown. */
  onFailed?: () => void
  children: (Component: ComponentType<ComponentProps>) => ReactNode
}

/** A part of a page whose code is loaded when the part is shown first. Its failure changes nothing else in the page. */
export function LazyPart<ComponentProps>({ component, loading, onFailed, children }: Props<ComponentProps>) {
  const [attempt, setAttempt] = useState(1)
  const [failedAttempts, setFailedAttempts] = useState(0)
  const [, setLoaded] = useState(false)
  const handleFailure = useEffectEvent(() => {
    setFailedAttempts(attempt)
    onFailed?.()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (component.get()) return
    let isCurrent = true
    component.load().then(
      () => isCurrent && setLoaded(true),
      () => isCurrent && handleFailure(),
    )
    return () => {
      isCurrent = false
    }
  }, [component, attempt])
  const Component = component.get()
  if (Component) return children(Component)
  if (failedAttempts === 0) return loading
  if (onFailed) return null
  return (
    <LoadFailure
      attempts={failedAttempts}
      isRetrying={failedAttempts < attempt}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}

interface LoadFailureProps {
  attempts: number
  isRetrying: boolean
  onRetry: () => void
}

function LoadFailure({ attempts, isRetrying, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('kit')
  const actions = (
    <>
      <Button onClick={onRetry} pending={isRetrying}>
        {t('part.retry')}
      </Button>
      {/* Older browsers keep the failure of a script until the page is loaded again. */}
      {attempts > 1 && <Button onClick={() => window.location.reload()}>{t('part.reload')}</Button>}
    </>
  )
  return (
    <div role="alert">
      <ErrorCard level={2} title={t('part.failed')} actions={actions}>
        <p>{t('part.kept')}</p>
      </ErrorCard>
    </div>
  )
}
