import { useTranslation } from '#platform/i18n/use-translation.ts'
import { TextArea, TextInput } from '#ui/base/TextInput.tsx'
import { FormField, useFormValidation } from '#ui/base/ValidatedForm.tsx'
import { LanguageTabs } from '#ui/panel/LanguageTabs.tsx'
import { titleAdvice } from '../website.ts'
import styles from './site-settings.module.css'

interface Props {
  languages: readonly { code: string; name: string }[]
  /** What is written now, by field. */
  values: Readonly<Record<string, string>>
  /** Called with the language whose tab opens. */
  onLanguage: (code: string) => void
}

/** Title and text of the home page in each language. */
export function HomeTexts({ languages, values, onLanguage }: Props) {
  const { t } = useTranslation('siteSettings')
  const { errors } = useFormValidation()
  /** Whether a language has an error, or a title or a text. */
  const markOf = (code: string) => {
    const fields = [`homeTitle.${code}`, `homeText.${code}`]
    if (fields.some((field) => errors[field])) return 'invalid'
    return fields.some((field) => values[field]) ? 'filled' : 'missing'
  }
  return (
    <LanguageTabs
      label={t('website.languages')}
      onSelect={onLanguage}
      tabs={languages.map(({ code, name }) => ({
        lang: code,
        label: name,
        mark: markOf(code),
        content: <HomeText code={code} />,
      }))}
    />
  )
}

function HomeText({ code }: { code: string }) {
  const { t } = useTranslation('siteSettings')
  return (
    <div className={styles.parts}>
      <FormField
        name={`homeTitle.${code}`}
        label={t('website.homeTitle')}
        hint={t('website.homeTitleHint', { count: titleAdvice })}
      >
        {(control) => <TextInput {...control} lang={code} />}
      </FormField>
      <FormField name={`homeText.${code}`} label={t('website.homeText')} hint={t('website.homeTextHint')}>
        {(control) => <TextArea {...control} lang={code} rows={3} />}
      </FormField>
    </div>
  )
}
