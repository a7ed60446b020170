import type { SignDocument } from '#domains/signs/sign-document.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { FieldError } from '#ui/base/Field.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Plus from '#ui/icons/plus.ts'
import { KeywordsField } from '#ui/panel/KeywordsField.tsx'
import { LanguageTabs } from '#ui/panel/LanguageTabs.tsx'
import { type PropertyFieldProps, useFormContext } from '../form-context.ts'
import styles from '../SignForm.module.css'

type Translations = SignDocument['translations']

/** Translations by language: senses, each with its keywords. */
export function TranslationField({ label, hint, error, value, onChange }: PropertyFieldProps<Translations>) {
  const { languages } = useFormContext()
  const translations = value ?? {}
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && <FieldError id="translation-error">{error}</FieldError>}
      <LanguageTabs
        label={label}
        tabs={languages.map(({ code, name }) => ({
          lang: code,
          label: name,
          mark: translations[code]?.flat().length ? 'filled' : 'missing',
          content: (
            <Senses
              lang={code}
              senses={translations[code] ?? []}
              onChange={(senses) => onChange({ ...translations, [code]: senses })}
            />
          ),
        }))}
      />
    </fieldset>
  )
}

interface SensesProps {
  lang: string
  senses: readonly string[][]
  onChange: (senses: string[][]) => void
}

function Senses({ lang, senses, onChange }: SensesProps) {
  const { t } = useTranslation('signForm')
  const shown = senses.length > 0 ? senses : [[]]
  const replace = (at: number, keywords: string[]) =>
    onChange(shown.map((sense, index) => (index === at ? keywords : sense)))
  return (
    <div className={styles.rows}>
      {shown.map((sense, at) => (
        <KeywordsField
          // biome-ignore lint/suspicious/noArrayIndexKey: a sense has no identity but its number.
          key={at}
          label={shown.length > 1 ? t('translation.sense', { at: at + 1 }) : t('translation.keywords')}
          keywords={sense}
          lang={lang}
          onChange={(keywords) => replace(at, keywords)}
        />
      ))}
      {shown.at(-1)?.length !== 0 && (
        <Button size="small" icon={<Icon icon={Plus} />} onClick={() => onChange([...shown, []])}>
          {t('translation.addSense')}
        </Button>
      )}
    </div>
  )
}
