import { useTranslation } from '#platform/i18n/use-translation.ts'
import { type FrameCrop, minFrameSize } from './frame-crop.ts'
import { Slider } from './Slider.tsx'

interface Props {
  crop: FrameCrop
  onChange: (crop: FrameCrop) => void
}

/** Sliders for size and position of the visible part of a picture: the keyboard alternative to a `CropFrame`. */
export function CropSliders({ crop, onChange }: Props) {
  const { t } = useTranslation('kit')
  return (
    <>
      <Slider
        label={t('crop.size')}
        min={minFrameSize}
        value={crop.size}
        onChange={(size) => onChange({ ...crop, size })}
      />
      <Slider label={t('crop.left')} value={crop.x} onChange={(x) => onChange({ ...crop, x })} />
      <Slider label={t('crop.top')} value={crop.y} onChange={(y) => onChange({ ...crop, y })} />
    </>
  )
}
