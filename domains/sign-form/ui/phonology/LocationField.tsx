import { type ReactNode, useId, useMemo, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { FieldError } from '#ui/base/Field.tsx'
import { ScenePicture } from '#ui/body/ScenePicture.tsx'
import { ComboBox } from '#ui/panel/ComboBox.tsx'
import type { EntryChoice } from '../../form-choices.ts'
import { locationsWithin } from '../../locations-within.ts'
import { entryOptions } from '../entry-options.tsx'
import { useFormContext } from '../form-context.ts'
import { fieldId } from '../PropertyField.tsx'
import { useNewOption } from '../use-new-option.ts'
import styles from './LocationField.module.css'
import { LocationRows } from './LocationRows.tsx'

interface Props {
  labels: { area: string; precise: string }
  hints: { area: ReactNode; precise: ReactNode }
  errors: { area: string | undefined; precise: string | undefined }
  /** Entry ids. */
  area: number | undefined
  precise: number | undefined
  onChange: (key: 'location' | 'locationPrecise', value: number[] | undefined) => void
}

const noAreas: readonly EntryChoice[] = []

/**
 * The area of the sign and the precise location in it: a picture for pointing, and the same values as lists with names.
 * The picture is hidden from screen readers, because the lists have the same values.
 */
export function LocationField({ labels, hints, errors, area, precise, onChange }: Props) {
  const { t } = useTranslation('signPhonology')
  const { lists, entry, phonology, addValue } = useFormContext()
  const { scenes } = phonology
  const id = useId()
  const [isWholeBody, setWholeBody] = useState(false)
  const areas = lists.location ?? noAreas
  const options = useMemo(() => entryOptions(areas), [areas])
  const newArea = useNewOption('location', (added) => onChange('location', [added]))
  const chosen = area === undefined ? undefined : entry(area)
  const within = chosen ? locationsWithin(chosen.id, lists) : []
  const preciseScenes = scenes.precise[chosen?.value ?? ''] ?? []
  const isPrecise = !isWholeBody && preciseScenes.length > 0
  const chooseArea = (next: number | undefined) => {
    setWholeBody(false)
    if (next === area) return
    onChange('location', next === undefined ? undefined : [next])
    const stays = next !== undefined && locationsWithin(next, lists).some((one) => one.id === precise)
    if (precise !== undefined && !stays) onChange('locationPrecise', undefined)
  }
  const choosePrecise = (next: number | undefined) =>
    onChange('locationPrecise', next === undefined ? undefined : [next])
  const handlePoint = (value: string) => {
    if (isPrecise) {
      const found = within.find((one) => one.value === value)?.id
      return choosePrecise(found === precise ? undefined : found)
    }
    chooseArea(areas.find((one) => one.value === value)?.id)
  }
  return (
    <div className={styles.place}>
      <div className={styles.picture}>
        <div className={styles.scenes} aria-hidden>
          {(isPrecise ? preciseScenes : scenes.areas).map((scene) => (
            <ScenePicture
              key={`${scene.subject} ${scene.viewport.x} ${scene.viewport.y}`}
              scene={scene}
              chosen={(isPrecise ? entry(precise ?? 0)?.value : chosen?.value) ?? null}
              onPoint={handlePoint}
            />
          ))}
        </div>
        <div id={fieldId('location')} className={styles.area}>
          <ComboBox
            name="location"
            label={labels.area}
            hint={hints.area}
            options={options}
            create={newArea}
            value={String(area ?? '')}
            error={errors.area}
            onChange={(value) => chooseArea(value === '' ? undefined : Number(value))}
          />
          {preciseScenes.length > 0 && (
            <Button
              aria-pressed={isWholeBody}
              // Changes only the picture, which is for pointing.
              tabIndex={-1}
              onClick={() => setWholeBody(!isWholeBody)}
            >
              {t('place.body')}
            </Button>
          )}
        </div>
      </div>
      <div id={fieldId('locationPrecise')} className={styles.precise}>
        <p id={`${id}-precise`} className={styles.label}>
          {chosen ? t('place.preciseIn', { name: labels.precise, area: chosen.label }) : labels.precise}
        </p>
        <p className={styles.hint}>{chosen ? hints.precise : t('place.areaFirst')}</p>
        {chosen && within.length === 0 && <p className={styles.hint}>{t('place.noPrecise')}</p>}
        {within.length > 0 && (
          <LocationRows
            labelledBy={`${id}-precise`}
            rows={within.map(({ id: value, label }) => ({ id: value, label }))}
            none={t('place.wholeArea', { area: chosen?.label })}
            value={precise}
            onChange={choosePrecise}
          />
        )}
        {chosen && addValue && (
          <Button
            size="small"
            onClick={() =>
              addValue({
                list: 'location-within-an-area',
                name: '',
                within: chosen.value,
                onAdd: (added) => choosePrecise(added),
              })
            }
          >
            {t('place.add')}
          </Button>
        )}
        {errors.precise && <FieldError id={`${id}-error`}>{errors.precise}</FieldError>}
      </div>
    </div>
  )
}
