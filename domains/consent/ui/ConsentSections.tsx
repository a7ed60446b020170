import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { RadioGroup } from '#ui/base/RadioGroup.tsx'
import { useFormField } from '#ui/base/ValidatedForm.tsx'
import type { ConsentChoices } from '../consent.ts'
import { AfterDeletionField } from './AfterDeletionField.tsx'
import { LegalText } from './LegalText.tsx'
import type { LegalTextState } from './legal-text-state.ts'

type Name = keyof ConsentChoices

interface ConsentCheckboxProps {
  name: Name
  label: ReactNode
  hint?: ReactNode
}

function ConsentCheckbox({ name, ...rest }: ConsentCheckboxProps) {
  const { value, error } = useFormField(name)
  return <Checkbox {...rest} name={name} error={error} defaultChecked={value === 'on'} required />
}

interface ConsentRadioGroupProps {
  name: Name
  legend: ReactNode
  options: readonly { value: string; label: ReactNode; hint: ReactNode }[]
}

function ConsentRadioGroup({ name, legend, options }: ConsentRadioGroupProps) {
  const { value, error } = useFormField(name)
  return (
    <RadioGroup name={name} legend={legend} options={options} defaultValue={value} error={error} required />
  )
}

/** Visibility of the person's data. */
export function SharingSection() {
  const { t } = useTranslation('consent')
  const audiences = [
    { value: '1', label: t('visibility.admins.label'), hint: t('visibility.admins.hint') },
    { value: '2', label: t('visibility.institution.label'), hint: t('visibility.institution.hint') },
    { value: '3', label: t('visibility.everyone.label'), hint: t('visibility.everyone.hint') },
  ]
  return (
    <>
      <ConsentCheckbox
        name="sharesGeneralData"
        label={t('sharing.general.label')}
        hint={t('sharing.general.hint')}
      />
      <ConsentRadioGroup name="emailVisibility" legend={t('sharing.email')} options={audiences} />
      <ConsentRadioGroup name="detailsVisibility" legend={t('sharing.details')} options={audiences} />
    </>
  )
}

/** Data and signs after a deletion, and who may delete the account. */
export function DeletionSection() {
  const { t } = useTranslation('consent')
  return (
    <>
      <AfterDeletionField />
      <ConsentCheckbox name="signsStay" label={t('deletion.signsStay')} />
      <ConsentCheckbox name="adminsMayDelete" label={t('deletion.adminsMayDelete')} />
    </>
  )
}

/** The text of the policy and its acceptance. */
export function PolicySection({ policy }: { policy: LegalTextState }) {
  const { t } = useTranslation('consent')
  return (
    <>
      <LegalText textState={policy} label={t('policy.text')} />
      <ConsentCheckbox name="acceptsPolicy" label={t('policy.accept')} />
    </>
  )
}

/** Acknowledgement that administrators see the answers. */
export function AcknowledgementSection() {
  const { t } = useTranslation('consent')
  return <ConsentCheckbox name="adminsSeeChoices" label={t('acknowledgement.label')} />
}
