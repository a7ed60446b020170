import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { Field } from '#ui/base/Field.tsx'
import { FormGrid } from '#ui/base/FormGrid.tsx'
import { RadioGroup } from '#ui/base/RadioGroup.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextArea, TextInput } from '#ui/base/TextInput.tsx'
import { longWords } from '../long-words.ts'
import { Columns, Specimen } from '../Specimen.tsx'

/** Text fields: plain, required, with an error, disabled, multiline. */
export function FieldSpecimen() {
  const { t } = useTranslation('designSystem')
  return (
    <Specimen title={t('components.fields')}>
      <FormGrid>
        <Field label={t('sample.word')} hint={t('sample.wordHint')} required>
          {(control) => <TextInput {...control} defaultValue={t('sample.house')} />}
        </Field>
        <Field label={t('sample.word')} error={t('sample.wordError')}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field label={`${t('sample.word')} (${t('word.disabled')})`}>
          {(control) => <TextInput {...control} disabled defaultValue={t('sample.water')} />}
        </Field>
        <Field label={<span lang={longWords[1].lang}>{longWords[1].text}</span>}>
          {(control) => <TextInput {...control} lang={longWords[0].lang} defaultValue={longWords[0].text} />}
        </Field>
        <Field label={t('sample.category')}>
          {(control) => (
            <Select {...control}>
              <option>{t('sample.animals')}</option>
              <option>{t('sample.places')}</option>
            </Select>
          )}
        </Field>
        <Field label={`${t('sample.category')} (${t('word.disabled')})`}>
          {(control) => (
            <Select {...control} disabled>
              <option>{t('sample.animals')}</option>
            </Select>
          )}
        </Field>
      </FormGrid>
      <Field label={t('sample.description')}>
        {(control) => <TextArea {...control} defaultValue={t('typographic.readingText')} />}
      </Field>
    </Specimen>
  )
}

/** Checkboxes and radio buttons: checked, unchecked, with an error, disabled. */
export function ChoiceSpecimen() {
  const { t } = useTranslation('designSystem')
  const hands = [
    { value: 'one', label: t('sample.oneHand') },
    { value: 'two', label: t('sample.twoHands') },
    { value: 'none', label: t('word.disabled'), disabled: true },
  ]
  return (
    <Specimen title={t('components.choices')}>
      <Columns>
        <RadioGroup legend={t('sample.hands')} name="hands" options={hands} defaultValue="two" />
        <div>
          <Checkbox label={t('sample.agree')} hint={t('sample.agreeHint')} defaultChecked />
          <Checkbox label={t('sample.agree')} error={t('sample.agreeError')} />
          <Checkbox label={t('word.disabled')} disabled defaultChecked />
        </div>
      </Columns>
    </Specimen>
  )
}
