import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowDown from '#ui/icons/arrow-down.ts'
import ArrowLeft from '#ui/icons/arrow-left.ts'
import ArrowRight from '#ui/icons/arrow-right.ts'
import ArrowUp from '#ui/icons/arrow-up.ts'
import Maximize from '#ui/icons/maximize.ts'
import Minus from '#ui/icons/minus.ts'
import Plus from '#ui/icons/plus.ts'
import styles from './Drawing.module.css'
import type { DrawingHandle } from './drawing/open-drawing.ts'

const arrows = { left: ArrowLeft, up: ArrowUp, down: ArrowDown, right: ArrowRight } as const
const directions = ['left', 'up', 'down', 'right'] as const
const zoomFactor = 1.5

/** Buttons to zoom and pan, as an alternative to wheel, touch and keys. */
export function DrawingToolbar({ drawing }: { drawing: DrawingHandle }) {
  const { t } = useTranslation('network')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar is not a set of form fields.
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
      {directions.map((direction) => (
        <IconButton
          size="small"
          key={direction}
          icon={<Icon icon={arrows[direction]} />}
          label={t(`drawing.${direction}`)}
          onClick={() => drawing.pan(direction)}
        />
      ))}
    </div>
  )
}
