import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import styles from './Drawing.module.css'
import type { DrawingHandle } from './drawing/open-drawing.ts'

const arrows = { left: ArrowLeft, up: ArrowUp, down: ArrowDown, right: ArrowRight } as const
const directions = ['left', 'up', 'down', 'right'] as const
const zoomFactor = 1.5

/** Zoom and pan for whoever does not use wheel, fingers or keys. */
export function DrawingToolbar({ drawing }: { drawing: DrawingHandle }) {
  const { t } = useTranslation('network')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar is no set of fields.
    <div className={styles.tools} role="group" aria-label={t('drawing.buttons')}>
      <IconButton
        size="small"
        icon={<Icon icon={Plus} />}
        label={t('drawing.zoomIn')}
        onClick={() => drawing.zoom(zoomFactor)}
      />
      <IconButton
        size="small"
        icon={<Icon icon={Minus} />}
        label={t('drawing.zoomOut')}
        onClick={() => drawing.zoom(1 / zoomFactor)}
      />
      <IconButton
        size="small"
        icon={<Icon icon={Maximize} />}
        label={t('drawing.fit')}
        onClick={() => drawing.fit()}
      />
      {directions.map((way) => (
        <IconButton
          size="small"
          key={way}
          icon={<Icon icon={arrows[way]} />}
          label={t(`drawing.${way}`)}
          onClick={() => drawing.pan(way)}
        />
      ))}
    </div>
  )
}
