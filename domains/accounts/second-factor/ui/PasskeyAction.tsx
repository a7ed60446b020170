import { useState } from 'react'
import { useNavigation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import KeyRound from '#ui/icons/key-round.ts'
import { type PasskeyProblem, passkeyProblem } from './passkey-problem.ts'

interface Props {
  label: string
  /** Asks the browser for a passkey and sends its response. */
  onUse: () => Promise<void>
}

/** A button that asks the browser for a passkey, with the reason when there is none. */
export function PasskeyAction({ label, onUse }: Props) {
  const { t } = useTranslation('secondFactor')
  const isHydrated = useHydrated()
  // While the data of the page is still loading after an earlier form, the button already works.
  const isSending = useNavigation().state === 'submitting'
  const [isWaiting, setIsWaiting] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem | null>(null)
  if (!isHydrated) return <p>{t('passkey.problem.noScript')}</p>
  if (!('PublicKeyCredential' in window)) return <p>{t('passkey.problem.unsupported')}</p>

  const handleClick = async () => {
    setProblem(null)
    setIsWaiting(true)
    try {
      await onUse()
    } catch (error) {
      setProblem(passkeyProblem(error))
    } finally {
      setIsWaiting(false)
    }
  }
  return (
    <>
      <div role="alert">{problem && <Callout tone="warning" title={t(`passkey.problem.${problem}`)} />}</div>
      <div>
        <Button
          variant="primary"
          size="large"
          icon={<Icon icon={KeyRound} />}
          pending={isWaiting || isSending}
          onClick={handleClick}
        >
          {label}
        </Button>
      </div>
    </>
  )
}
