import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import forms from '#ui/panel/PanelForm.module.css'

interface Props {
  name: string
  revision: number
  /** Why it cannot be retired; null if it can. */
  why: string | null
}

/** The form that retires a language, with the intent `retire`; otherwise the reason why not. */
export function RetireSection({ name, revision, why }: Props) {
  const { t } = useTranslation('languages')
  return (
    <section className={forms.section} aria-labelledby="retire">
      <h2 id="retire">{t('retire.title')}</h2>
      <p>{why ?? t('retire.text')}</p>
      {!why && (
        <Form method="post" className={forms.section}>
          <input type="hidden" name="revision" value={revision} />
          <Checkbox name="sure" required label={t('retire.sure', { name })} />
          <div>
            <Button type="submit" name="intent" value="retire">
              {t('retire.button')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}

/** The form that brings a retired language back, with the intent `return`. */
export function ReturnForm({ revision }: Pick<Props, 'revision'>) {
  const { t } = useTranslation('languages')
  return (
    <Form method="post">
      <input type="hidden" name="revision" value={revision} />
      <Button type="submit" name="intent" value="return">
        {t('retire.return')}
      </Button>
    </Form>
  )
}
