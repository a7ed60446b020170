import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FormGrid } from '#ui/base/FormGrid.tsx'
import { RadioGroup } from '#ui/base/RadioGroup.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, useFormField } from '#ui/base/ValidatedForm.tsx'
import { eafVisibilities } from '../../eaf-video.ts'

const pairs = [
  ['author', 'responsibleResearcher'],
  ['institution', 'city'],
  ['state', 'country'],
  ['licence', 'color'],
] as const

/** The metadata of a recording as fields of a form. A new one may have no title. */
export function MetadataFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('eafVideos')
  const visibility = useFormField('visibility')
  return (
    <>
      <FormField
        name="title"
        label={t('field.title')}
        {...(isNew ? { hint: t('hint.title') } : { required: true })}
      >
        {(control) => <TextInput {...control} />}
      </FormField>
      {pairs.map((pair) => (
        <FormGrid key={pair[0]}>
          {pair.map((name) => (
            <FormField
              key={name}
              name={name}
              label={t(`field.${name}`)}
              {...(name === 'color' && { hint: t('hint.color') })}
            >
              {(control) => <TextInput {...control} />}
            </FormField>
          ))}
        </FormGrid>
      ))}
      <FormField name="dataLink" label={t('field.dataLink')} hint={t('hint.dataLink')}>
        {(control) => <TextInput {...control} type="url" inputMode="url" />}
      </FormField>
      <RadioGroup
        legend={t('field.visibility')}
        name="visibility"
        defaultValue={visibility.value || 'restricted'}
        error={visibility.error}
        options={eafVisibilities.map((value) => ({
          value,
          label: t(`visibility.${value}`),
          hint: t(`hint.${value}`),
        }))}
      />
    </>
  )
}
