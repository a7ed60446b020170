import type { FormValues } from '#platform/forms/form-refusal.ts'

/** For tests: a whole registration of Grace, as a form sends it, but for what is said otherwise. */
export const registrationValues = (facts: FormValues = {}): FormValues => ({
  name: 'Grace',
  lastName: 'Reed',
  socialName: '',
  hearingStatus: 'deaf',
  firstLanguageId: '',
  professionId: '1',
  state: '',
  zipCode: '',
  institutionId: '',
  linkedProject: '',
  email: 'grace@school.example',
  emailConfirmation: 'grace@school.example',
  password: 'nine tall herons wade',
  passwordConfirmation: 'nine tall herons wade',
  acceptsTerms: 'on',
  acceptsPolicy: 'on',
  termsId: '1',
  policyId: '2',
  ...facts,
})
