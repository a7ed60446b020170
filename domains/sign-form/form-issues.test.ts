import { describe, expect, test } from 'vitest'
import { propertyKeys } from '#domains/signs/properties.ts'
import { emptyDocument, type SignDocument } from '#domains/signs/sign-document.ts'
import { formErrors } from '#platform/forms/schema.ts'
import { formIssues } from './form-issues.ts'
import { describedStages, stageSections } from './form-stages.ts'
import { signFormSchema } from './sign-form.input.ts'
import { stageProgress } from './stage-progress.ts'

const entries = new Map([
  [1, { value: 'head', parentId: null, groupId: null }],
  [2, { value: 'torso', parentId: null, groupId: null }],
  [11, { value: 'nose', parentId: 1, groupId: null }],
])
const context = { entryById: (id: number) => entries.get(id) }
const complete: SignDocument = { ...emptyDocument('CASA'), translations: { pt: [['casa']] } }
const issuesOf = (parts: Partial<SignDocument>) =>
  formIssues({ ...complete, ...parts }, context).map(({ key, code }) => [key, code])

describe('the rules of the form', () => {
  test('gloss and one translation are mandatory [SGN-02]', () => {
    expect(issuesOf({})).toEqual([])
    expect(issuesOf({ texts: { gloss: ' ' } })).toEqual([['gloss', 'value.required']])
    expect(issuesOf({ translations: { pt: [[' ']], en: [] } })).toEqual([['translation', 'value.required']])
  })

  test('a precise location needs its area, and lies within it [SGN-02] [VAL-01]', () => {
    expect(issuesOf({ values: { locationPrecise: [11] } })).toEqual([['location', 'value.required']])
    expect(issuesOf({ values: { location: [2], locationPrecise: [11] } })).toEqual([
      ['locationPrecise', 'sign.locationOutside'],
    ])
    expect(issuesOf({ values: { location: [1], locationPrecise: [11] } })).toEqual([])
  })

  test('a sign language is named by its code, unless an import gave the sign another name [SGN-02] [VAL-01]', () => {
    const named = (signLanguage: string) => ({ foreignRelations: [{ signLanguage, text: 'HOUSE' }] })
    expect(['ase', ' bzs '].map((code) => issuesOf(named(code)))).toEqual([[], []])
    for (const code of ['x!', '', 'ASL', 'libras'])
      expect(issuesOf(named(code))).toEqual([['foreignRelations', 'sign.foreignLanguage']])
    const before = { ...complete, ...named('x!') }
    expect(
      formIssues({ ...before, translations: { pt: [['lar']] } }, { ...context, previous: before }),
    ).toEqual([])
  })

  test('a text may have the greatest length and no character more [VAL-01]', () => {
    expect(issuesOf({ texts: { gloss: 'A'.repeat(500), etymology: 'e'.repeat(20_000) } })).toEqual([])
    expect(issuesOf({ texts: { gloss: 'A'.repeat(501), etymology: 'e'.repeat(20_001) } })).toEqual([
      ['gloss', 'value.tooLong'],
      ['etymology', 'value.tooLong'],
    ])
  })

  test('the progress of a stage counts its filled properties and names what is missing [SGN-02]', () => {
    const document = { ...emptyDocument('CASA'), values: { location: [1] } }
    const progress = stageProgress(document, formIssues(document, context))
    expect(progress.map(({ stage, filled }) => [stage, filled])).toEqual([
      ['identification', 1],
      ['phonology', 1],
      ['morphology', 0],
      ['relations', 0],
    ])
    expect(progress[0]?.issues.map(({ key }) => key)).toEqual(['translation'])
  })
})

test('every property but files, attributions and the signs of examples has a field in one stage [SGN-01]', () => {
  const shown = describedStages.flatMap((stage) => stageSections(stage).flatMap(({ keys }) => keys))
  expect(new Set(shown).size).toBe(shown.length)
  expect(propertyKeys.filter((key) => !shown.includes(key))).toEqual([
    'video',
    'videoNonManual',
    'framingImage',
    'mediaCredit',
    'mediaLicence',
    'mediaSigner',
    'exampleSigns',
    'exampleVideo',
  ])
})

describe('the request that saves a sign', () => {
  const fieldsOf = (input: object) =>
    formErrors(signFormSchema, { sign: null, document: complete, draft: null, ...input }).map(
      ({ field, code }) => `${field} ${code}`,
    )

  test('cannot contain an author, an approver, a status or anything else that is unknown [SGN-10]', () => {
    expect(fieldsOf({})).toEqual([])
    for (const name of ['authorId', 'approverId', 'status', 'publisherId'])
      expect(fieldsOf({ [name]: 1 })).toEqual([`${name} request.unknownField`])
    expect(fieldsOf({ document: { ...complete, status: 'published' } })).toEqual([
      'document.status request.unknownField',
    ])
  })

  test('cannot contain a revision that is no number, nor a value that is no id', () => {
    expect(fieldsOf({ sign: { id: 1, revision: '1' } })).toEqual(['sign.revision value.invalid'])
    expect(fieldsOf({ document: { ...complete, values: { location: ['head'] } } })).toEqual([
      'document.values.location.0 value.invalid',
    ])
  })
})

test('properties that the owner made mandatory are missing in the form as long as they are empty [D50]', () => {
  const mandatory = ['location', 'wordClass'] as const
  const rules = { ...context, mandatory }
  expect(formIssues(complete, rules).map(({ key, code }) => [key, code])).toEqual([
    ['location', 'value.required'],
    ['wordClass', 'value.required'],
  ])
  expect(formIssues(complete, context)).toEqual([])
})
