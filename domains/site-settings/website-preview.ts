import type { Dataset } from '#domains/content/dataset.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { readWebsiteForm } from './website.input.ts'

/** The description of the dictionary as a form that is not saved describes it. Its values need not be valid. */
export function previewedDataset(dataset: Dataset, values: FormValues): Dataset {
  const { homeTitle, homeText } = readWebsiteForm(values)
  const languages = new Set([
    ...Object.keys(dataset.texts),
    ...Object.keys(homeTitle),
    ...Object.keys(homeText),
  ])
  const chosen = (name: 'versionLabel' | 'country' | 'signLanguage' | 'licence') =>
    values[name]?.trim() || dataset[name]
  return {
    ...dataset,
    versionLabel: chosen('versionLabel'),
    country: chosen('country'),
    signLanguage: chosen('signLanguage'),
    licence: chosen('licence'),
    texts: Object.fromEntries(
      [...languages].map((code) => [
        code,
        {
          ...(dataset.texts[code] ?? emptyTexts),
          homeTitle: homeTitle[code]?.trim() ?? '',
          homeText: homeText[code]?.trim() ?? '',
        },
      ]),
    ),
  }
}

const emptyTexts: Dataset['texts'][string] = {
  homeTitle: '',
  homeText: '',
  signLanguageName: '',
  countryName: '',
  description: '',
  citation: '',
  copyright: '',
}
