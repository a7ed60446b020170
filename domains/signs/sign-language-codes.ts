/** Sign languages by the acronym that sign banks write, as ISO 639-3. */
export const codeByAcronym: Readonly<Record<string, string>> = {
  ASL: 'ase',
  Auslan: 'asf',
  BSL: 'bfi',
  DGS: 'gsg',
  DTS: 'dsl',
  EVK: 'eso',
  FinSL: 'fse',
  ISL: 'isg',
  JSL: 'jsl',
  LGP: 'psr',
  LIS: 'ise',
  LSE: 'ssp',
  LSF: 'fsl',
  LSFB: 'sfb',
  Libras: 'bzs',
  NGT: 'dse',
  NTS: 'nsl',
  NZSL: 'nzs',
  PJM: 'pso',
  STS: 'swl',
  VGT: 'vgt',
  ÖGS: 'asq',
}

const codeForm = /^[a-z]{3}$/

/** Whether a text has the form of an ISO 639-3 code. */
export const isSignLanguageCode = (text: string): boolean => codeForm.test(text)

/** The ISO 639-3 code of a sign language that is named by its usual acronym or by the code; undefined for other texts. */
export function signLanguageCode(text: string): string | undefined {
  const name = text.trim()
  return codeByAcronym[name] ?? (isSignLanguageCode(name) ? name : undefined)
}
