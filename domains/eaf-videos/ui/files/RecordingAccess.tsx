import { useTranslation } from '#platform/i18n/use-translation.ts'
import Eye from '#ui/icons/eye.ts'
import EyeOff from '#ui/icons/eye-off.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { EafVisibility } from '../../eaf-video.ts'

/** Who sees a recording. */
export function RecordingAccess({ visibility }: { visibility: EafVisibility }) {
  const { t } = useTranslation('eafVideos')
  return visibility === 'public' ? (
    <StateChip icon={Eye} tone="info">
      {t('visibility.public')}
    </StateChip>
  ) : (
    <StateChip icon={EyeOff}>{t('visibility.restricted')}</StateChip>
  )
}
