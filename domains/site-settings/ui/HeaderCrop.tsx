import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { useFieldEdit, useFormField } from '#ui/base/ValidatedForm.tsx'
import { CropFrame } from '#ui/panel/CropFrame.tsx'
import { CropSliders } from '#ui/panel/CropSliders.tsx'
import { cropOfRectangle, cropRectangle, type FrameCrop, moveCrop, wholeFrame } from '#ui/panel/frame-crop.ts'
import { formatCrop, parseCrop } from '../picture-crop.ts'
import styles from './identity.module.css'

interface Props {
  src: string
  /** Whether this is the stored picture; a new one is shown whole at first. */
  isStored: boolean
}

/** Chooses the part of the header picture that phones show: by dragging, or by sliders with the keyboard. */
export function HeaderCrop({ src, isStored }: Props) {
  const { t } = useTranslation('siteSettings')
  const { value } = useFormField('headerCrop')
  const handleEdit = useFieldEdit()
  const [crop, setCrop] = useState(() => {
    const stored = isStored ? parseCrop(value) : null
    return stored ? cropOfRectangle(stored) : wholeFrame
  })
  const change = (next: FrameCrop) => {
    setCrop(next)
    handleEdit('headerCrop')
  }
  const rectangle = cropRectangle(crop)
  return (
    <fieldset className={styles.crop}>
      <legend>{t('identity.crop.title')}</legend>
      <p>{t('identity.crop.hint')}</p>
      <input type="hidden" name="headerCrop" value={crop.size < 1 ? formatCrop(rectangle) : ''} readOnly />
      <CropFrame rectangle={rectangle} onMove={(by) => change(moveCrop(crop, by))}>
        <img src={src} alt="" className={styles.cropPicture} draggable={false} />
      </CropFrame>
      <CropSliders crop={crop} onChange={change} />
      <div>
        <Button size="small" variant="quiet" onClick={() => change(wholeFrame)}>
          {t('identity.crop.whole')}
        </Button>
      </div>
    </fieldset>
  )
}
