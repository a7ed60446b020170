/** The usual name of a licence, and the URL of its deed; null for unknown licences. */
export interface Licence {
  name: string
  deed: string | null
}

const creativeCommons =
  /^(?:https?:\/\/creativecommons\.org\/licenses\/|CC[ -])(BY(?:-NC)?(?:-SA|-ND)?)[ /-](\d\.\d)(?:[ /-]([A-Z]{2}))?(?:\/.*)?$/i
const publicDomain =
  /^(?:https?:\/\/creativecommons\.org\/publicdomain\/zero\/1\.0|CC[ -]?0(?:[ -]1\.0)?)(?:\/.*)?$/i

/** Reads a licence given as SPDX name (`CC-BY-NC-SA-4.0`), as usually written (`CC BY 4.0`), or as a URL. */
export function parseLicence(given: string): Licence {
  const text = given.trim()
  const [, terms = '', version = '', country] = creativeCommons.exec(text) ?? []
  if (terms) {
    const parts = [terms, version, ...(country ? [country] : [])]
    return {
      name: `CC ${parts.join(' ').toUpperCase()}`,
      deed: `https://creativecommons.org/licenses/${parts.join('/').toLowerCase()}/`,
    }
  }
  if (publicDomain.test(text))
    return { name: 'CC0 1.0', deed: 'https://creativecommons.org/publicdomain/zero/1.0/' }
  return { name: text, deed: /^https?:\/\/[^\s"'<>]+$/i.test(text) ? text : null }
}
