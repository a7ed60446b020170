import * as z from 'zod/mini'
import type { FormValues } from '#platform/forms/form-values.ts'
import { hasVisibleText, oneLine, parseForm, requiredLine, withError } from '#platform/forms/schema.ts'
import { type DatasetFacts, type FactText, factTexts } from './dataset-facts.ts'

const maxLength = 150
/** In characters of each language. */
export const maxFactLength: Record<FactText, number> = { description: 3000, citation: 500, copyright: 1000 }
const maxNames = 30

const line = oneLine(maxLength)

/** Names, one in each line of a text. A wrong line is an error of the field, which is one. */
const names = z.pipe(
  z.string(withError('value.invalid')).check((text) => {
    const wrong = linesOf(text.value).flatMap((one) => z.safeParse(line, one).error?.issues ?? [])
    text.issues.push(
      ...wrong.map((issue) => ({ ...issue, input: text.value, path: [] }) as z.core.$ZodRawIssue),
    )
  }),
  z.pipe(z.transform(linesOf), z.array(z.string()).check(z.maxLength(maxNames, withError('value.tooLong')))),
)

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .filter(hasVisibleText)
    .map((one) => one.trim())
}

/** A text of several lines. */
const paragraphs = (max: number) =>
  z.pipe(
    z.pipe(
      z.string(withError('value.invalid')),
      z.transform((text: string) => text.replace(/\r\n?/g, '\n').trim()),
    ),
    z.string().check(z.maxLength(max, withError('value.tooLong'))),
  )

const byLanguage = (max: number, codes: readonly string[]) =>
  z.pipe(
    z.strictObject(Object.fromEntries(codes.map((code) => [code, z._default(paragraphs(max), '')]))),
    z.transform((texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).filter(([, text]) => hasVisibleText(text))),
    ),
  )

/** @param codes of the content languages */
export const datasetFactsSchema = (codes: readonly string[]) =>
  z.object({
    name: requiredLine(maxLength),
    acronym: oneLine(20),
    owners: names,
    contactPersons: names,
    description: byLanguage(maxFactLength.description, codes),
    citation: byLanguage(maxFactLength.citation, codes),
    copyright: byLanguage(maxFactLength.copyright, codes),
  })

/** The fields of the form as the data that the schema checks. */
export const readFactsForm = (values: FormValues, codes: readonly string[]) => ({
  name: values.name ?? '',
  acronym: values.acronym ?? '',
  owners: values.owners ?? '',
  contactPersons: values.contactPersons ?? '',
  ...Object.fromEntries(
    factTexts.map((text) => [
      text,
      Object.fromEntries(codes.map((code) => [code, values[`${text}.${code}`] ?? ''])),
    ]),
  ),
})

/**
 * The facts of a form.
 * @throws AppError `request.invalid` with the fields
 */
export const parseFactsForm = (values: FormValues, codes: readonly string[]): DatasetFacts =>
  parseForm(datasetFactsSchema(codes), readFactsForm(values, codes)) as DatasetFacts

/** The values of the form. */
export const factsFormValues = (facts: DatasetFacts): FormValues => ({
  name: facts.name,
  acronym: facts.acronym,
  owners: facts.owners.join('\n'),
  contactPersons: facts.contactPersons.join('\n'),
  ...Object.fromEntries(
    factTexts.flatMap((text) =>
      Object.entries(facts[text]).map(([code, value]) => [`${text}.${code}`, value]),
    ),
  ),
})
