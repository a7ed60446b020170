import { useState } from 'react'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { featureCode } from '#packages/hands/feature-code.ts'
import {
  findContradiction,
  fingers,
  type HandshapeFeatures,
  jointNames,
  openings,
  spreadings,
  thumbNames,
} from '#packages/hands/features.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { Field, FieldError } from '#ui/base/Field.tsx'
import { FormSection } from '#ui/base/FormSection.tsx'
import { Select } from '#ui/base/Select.tsx'
import { useFormField } from '#ui/base/ValidatedForm.tsx'
import { type HandField, readHand } from '../entry-form.ts'
import styles from './reference-lists.module.css'

const options = {
  joints: jointNames,
  thumb: thumbNames,
  spreading: spreadings,
  aperture: openings,
  unselected: openings,
} as const satisfies Record<HandField, readonly string[]>

const errorId = 'hand-features-error'

/** The features of a hand with the drawn hand beside them, which follows each choice. */
export function HandFields({ values: initial }: { values: Record<string, string> }) {
  const { t } = useTranslation(['referenceLists', 'errors'])
  const [values, setValues] = useState(initial)
  const { error } = useFormField('features')
  const hand = readHand(values) as HandshapeFeatures | null
  const problem = hand && problemOf(hand)
  const message = problem ? t(`errors:${problem}`) : error
  const set = (name: string, value: string) =>
    setValues((before) => Object.fromEntries([...Object.entries({ ...before, [name]: value })]))
  return (
    <FormSection title={t('field.features')}>
      <input type="hidden" name="hand" value="on" />
      <div className={styles.hand}>
        <div className={styles.choices}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with its legend would be a second frame. */}
          <div
            role="group"
            aria-label={t('hand.fingers')}
            aria-describedby={message ? errorId : undefined}
            className={styles.fingers}
          >
            {fingers.map((finger) => (
              <Checkbox
                key={finger}
                name={`finger.${finger}`}
                label={t(`hand.finger.${finger}`)}
                checked={values[`finger.${finger}`] === 'on'}
                onChange={({ currentTarget }) => set(`finger.${finger}`, currentTarget.checked ? 'on' : '')}
              />
            ))}
          </div>
          {(Object.keys(options) as HandField[]).map((field) => (
            <Field key={field} label={t(`hand.${field}.label`)}>
              {(control) => (
                <Select
                  {...control}
                  name={field}
                  value={values[field] ?? ''}
                  onChange={({ currentTarget }) => set(field, currentTarget.value)}
                >
                  <option value="">{t('hand.open')}</option>
                  {options[field].map((name) => (
                    <option key={name} value={name}>
                      {t(`hand.names.${name}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
        <div className={styles.drawing}>
          {hand && !problem && (
            <HandPicture
              key={featureCode(hand)}
              hand={{ drawing: featureCode(hand), symbol: null, picture: null }}
              size="large"
            />
          )}
          <span>{hand ? t('hand.drawn') : t('hand.none')}</span>
        </div>
      </div>
      <div aria-live="polite">{message && <FieldError id={errorId}>{message}</FieldError>}</div>
    </FormSection>
  )
}

function problemOf(hand: HandshapeFeatures) {
  if (hand.fingers.length === 0) return 'entry.featuresIncomplete' as const
  const contradiction = findContradiction(hand)
  return contradiction && (`handshape.${contradiction}` as const)
}
