import type { CSSProperties } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField } from '#ui/base/ValidatedForm.tsx'
import Check from '#ui/icons/circle-check.ts'
import { builtInColors } from '#ui/theme/appearance.ts'
import { checkPairs, nearestPassing, type PairCheck, weakestPair } from '#ui/theme/color-pairs.ts'
import { type BaseColors, lightPaper } from '#ui/theme/palette.ts'
import styles from './identity.module.css'
import { useRatio } from './use-ratio.ts'

interface Props {
  name: keyof BaseColors
  /** The text of the field. */
  text: string
  /** The colours of the preview. */
  base: BaseColors
  onChange: (hex: string) => void
}

/** A colour: its hex code, the colour chooser of the browser, and whether what is written on it can be read. */
export function ColorField({ name, text, base, onChange }: Props) {
  const { t } = useTranslation('siteSettings')
  const label = t(`identity.color.${name}`)
  const check = weakestPair(checkPairs(base), name)
  return (
    <div className={styles.color}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={t('identity.picker', { color: label })}
        value={base[name]}
        onChange={({ target }) => onChange(target.value)}
      />
      <FormField
        name={name}
        label={label}
        hint={`${t(`identity.colorUse.${name}`)} ${t('identity.colorsHint', { hex: builtInColors[name] })}`}
      >
        {({ defaultValue: _, ...control }) => (
          <TextInput
            {...control}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      {check && (
        <div className={styles.verdict}>
          {check.passes ? <Passing check={check} /> : <Failing {...{ check, base, onChange }} />}
        </div>
      )}
    </div>
  )
}

function Passing({ check: { name, ratio, limit } }: { check: PairCheck }) {
  const { t } = useTranslation('siteSettings')
  const shown = useRatio()
  return (
    <p className={styles.passes}>
      <Icon icon={Check} size={16} />
      {t('identity.passes', { pair: t(`identity.pair.${name}`), ratio: shown(ratio), limit: shown(limit) })}
    </p>
  )
}

function Failing({ check, base, onChange }: { check: PairCheck } & Pick<Props, 'base' | 'onChange'>) {
  const { t } = useTranslation('siteSettings')
  const shown = useRatio()
  const { name, ratio, limit } = check
  const color = check.color as 'primary' | 'accent' | 'ink'
  const nearest = nearestPassing(base, color)
  const nearestRatio = weakestPair(checkPairs({ ...base, [color]: nearest }), color)?.ratio ?? ratio
  return (
    <Callout
      tone="warning"
      title={t('identity.fails', {
        pair: t(`identity.pair.${name}`),
        ratio: shown(ratio),
        limit: shown(limit),
      })}
    >
      <p>{t('identity.failsText')}</p>
      <div className={styles.samples}>
        <Sample base={base} color={color} hex={base[color]} text={t('identity.now')} />
        <Sample
          base={base}
          color={color}
          hex={nearest}
          text={t('identity.nearest', { hex: nearest, ratio: shown(nearestRatio) })}
        />
        <Button size="small" onClick={() => onChange(nearest)}>
          {t('identity.use')}
        </Button>
      </div>
    </Callout>
  )
}

interface SampleProps {
  base: BaseColors
  color: 'primary' | 'accent' | 'ink'
  hex: string
  text: string
}

/** The look of a button in a shade, which may be hard to read, so its word is no text of the page. */
function Sample({ base, color, hex, text }: SampleProps) {
  const { t } = useTranslation('siteSettings')
  const words = color === 'accent' ? base.ink : lightPaper(base)
  return (
    <span className={styles.sample}>
      <span
        className={styles.shade}
        style={{ '--shade': hex, '--shade-text': words } as CSSProperties}
        data-word={t('identity.sample')}
        aria-hidden
      />
      {text}
    </span>
  )
}
