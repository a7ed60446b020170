import { type Citation, type CitationFormat, toCslItem } from './citation.ts'

/** Content type and file extension of each format. */
export const citationFormats = {
  bibtex: { type: 'application/x-bibtex', ending: 'bib' },
  ris: { type: 'application/x-research-info-systems', ending: 'ris' },
  csl: { type: 'application/vnd.citationstyles.csl+json', ending: 'json' },
} as const satisfies Record<CitationFormat, object>

/** The text of a citation file. */
export async function formatCitation(citation: Citation, format: CitationFormat): Promise<string> {
  if (format === 'csl') return `${JSON.stringify([toCslItem(citation)], null, 2)}\n`
  const { Cite } = await loadCitationJs()
  if (format === 'ris') return new Cite([toCslItem(citation)]).format('ris')
  return cleanUpBibtex(new Cite([texItem(citation)]).format('bibtex'))
}

/** Loaded at the first use, because most processes never need it. */
async function loadCitationJs() {
  const core = await import('@citation-js/core')
  await Promise.all([import('@citation-js/plugin-bibtex'), import('@citation-js/plugin-ris')])
  const { format } = core.plugins.config.get('@bibtex')
  // Otherwise it drops every letter that has no TeX command.
  format.asciiOnly = false
  format.useIdAsLabel = true
  return core
}

/** The item with TeX escapes; inner braces prevent that a style changes capitals. */
function texItem(citation: Citation) {
  const item = toCslItem(citation)
  return {
    ...item,
    type: 'chapter',
    author: citation.authors.map((name) => ({ literal: tex(name) })),
    title: `{${tex(citation.gloss)}}`,
    'container-title': `{${tex(citation.dictionary)}}`,
    note: `Version ${citation.version}`,
  }
}

const commands: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
}

/** TeX joins repeated quotes, hyphens or commas, and `?` or `!` before a quote, to another character. */
const ligatures = /(['`,-])(?=\1)|[?!](?=`)/g

const tex = (text: string) =>
  text
    .replace(/[\\{}~^<>]/g, (char) => commands[char] ?? char)
    .replace(/[&%$#_]/g, '\\$&')
    .replace(ligatures, '$&{}')

/**
 * BibTeX has no type for dictionary entries; for `incollection` every style also prints the name of the dictionary.
 * The URL is written once, and titles are protected as a whole instead of word by word.
 */
const cleanUpBibtex = (bibtex: string) =>
  `${bibtex
    .replace(/^@\w+/, '@incollection')
    .replace(/^\thowpublished = .*\n/m, '')
    .replace(/^\t(?:book)?title = .*$/gm, (line) => line.replace(/\{(\w+)\}/g, '$1'))
    .trim()}\n`
