import { type ReactNode, useId, useRef } from 'react'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import type { ReferenceKey } from '#domains/signs/properties.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '#ui/base/Button.tsx'
import { classNames } from '#ui/base/class-names.ts'
import { FieldError } from '#ui/base/Field.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowRight from '#ui/icons/arrow-right.ts'
import ChevronDown from '#ui/icons/chevron-down.ts'
import ChevronUp from '#ui/icons/chevron-up.ts'
import X from '#ui/icons/x.ts'
import { useFormContext } from '../form-context.ts'
import { fieldId } from '../PropertyField.tsx'
import styles from './HandSlots.module.css'
import { HandshapePicker } from './HandshapePicker.tsx'

const slots = ['start', 'end'] as const
type Slot = (typeof slots)[number]

/** Shared by the slots of both hands, so that one picker is open at most. */
export type OpenSlot = `${'dominant' | 'nondominant'} ${Slot}` | null

interface Props {
  hand: 'dominant' | 'nondominant'
  hint: ReactNode
  /** The properties of the first and of the second handshape. */
  keys: Record<Slot, ReferenceKey>
  /** Entry ids. */
  values: Record<Slot, number | undefined>
  errors: Partial<Record<ReferenceKey, string>>
  open: OpenSlot
  onOpen: (open: OpenSlot) => void
  onChange: (key: ReferenceKey, value: number[] | undefined) => void
}

/** The handshapes of one hand: at the beginning of the sign, and at its end if it changes. */
export function HandSlots({ hand, hint, keys, values, errors, open, onOpen, onChange }: Props) {
  const { t } = useTranslation('signPhonology')
  const { handshapes } = useFormContext().phonology
  const id = useId()
  const buttons = useRef<Partial<Record<Slot, HTMLButtonElement | null>>>({})
  const openSlot = slots.find((slot) => open === `${hand} ${slot}`)
  const close = (slot: Slot) => {
    onOpen(null)
    buttons.current[slot]?.focus()
  }
  const clear = (slot: Slot) => {
    onChange(keys[slot], undefined)
    buttons.current[slot]?.focus()
  }
  return (
    <fieldset className={styles.hand}>
      <legend>{t(`hand.${hand}`)}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.slots}>
        {slots.map((slot) => {
          const chosen = handshapes.find((one) => one.id === values[slot])
          const isOpen = slot === openSlot
          return (
            <div
              key={slot}
              id={fieldId(keys[slot])}
              className={classNames(styles.slot, isOpen && styles.open)}
            >
              {slot === 'end' && <Icon icon={ArrowRight} className={styles.arrow} />}
              <button
                ref={(element) => {
                  buttons.current[slot] = element
                }}
                type="button"
                className={styles.button}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-picker` : undefined}
                aria-keyshortcuts={chosen ? 'Delete' : undefined}
                onKeyDown={({ key }) => {
                  if (chosen && !isOpen && (key === 'Delete' || key === 'Backspace')) clear(slot)
                }}
                onClick={() => onOpen(isOpen ? null : `${hand} ${slot}`)}
              >
                <span className={styles.picture}>
                  {chosen && <HandPicture hand={chosen} size="medium" />}
                </span>
                <span className={styles.words}>
                  <span className={styles.when}>{t(`slot.${slot}`)}</span>
                  <span>{chosen?.label ?? t('slot.empty')}</span>
                </span>
                {(isOpen || !chosen) && <Icon icon={isOpen ? ChevronUp : ChevronDown} size={20} />}
              </button>
              {chosen && !isOpen && (
                <IconButton
                  icon={<Icon icon={X} />}
                  label={t('slot.clear', { slot: t(`slot.${slot}`), hand: t(`hand.${hand}`) })}
                  // The Delete key does the same without another stop of the Tab key.
                  tabIndex={-1}
                  onClick={() => clear(slot)}
                />
              )}
            </div>
          )
        })}
      </div>
      {slots.map(
        (slot) =>
          errors[keys[slot]] && (
            <FieldError key={slot} id={`${id}-${slot}-error`}>
              {errors[keys[slot]]}
            </FieldError>
          ),
      )}
      {openSlot && (
        <div id={`${id}-picker`}>
          <HandshapePicker
            key={openSlot}
            label={`${t(`hand.${hand}`)}, ${t(`slot.${openSlot}`)}`}
            value={values[openSlot]}
            onPick={(picked) => {
              onChange(keys[openSlot], [picked])
              close(openSlot)
            }}
            onClose={() => close(openSlot)}
          />
        </div>
      )}
    </fieldset>
  )
}
