import { type Citation, type CitationFormat, toCslItem } from './citation.ts'

/** Content type and ending of each file. */
export const citationFormats = {
  bibtex: { type: 'application/x-bibtex', ending: 'bib' },
  ris: { type: 'application/x-research-info-systems', ending: 'ris' },
  csl: { type: 'application/vnd.citationstyles.csl+json', ending: 'json' },
} as const satisfies Record<CitationFormat, object>

/** The text of a citation's file. */
export async function formatCitation(citation: Citation, format: CitationFormat): Promise<string> {
  if (format === 'csl') return `${JSON.stringify([toCslItem(citation)], null, 2)}\n`
  const { Cite } = await loadCitationJs()
  if (format === 'ris') return new Cite([toCslItem(citation)]).format('ris')
  return cleanUpBibtex(new Cite([texItem(citation)]).format('bibtex'))
}

/** Read at the first use: most processes never cite. */
async function loadCitationJs() {
  const core = await import('@citation-js/core')
  await Promise.all([import('@citation-js/plugin-bibtex'), import('@citation-js/plugin-ris')])
  const { format } = core.plugins.config.get('@bibtex')
  // Otherwise it leaves out every letter for which it knows no command.
  format.asciiOnly = false
  format.useIdAsLabel = true
  return core
}

/** With everything said in TeX, inner braces so that no style changes capitals. */
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

/** Two quotes, hyphens or commas in a row, and a question before a quote, would become one other sign. */
const ligatures = /(['`,-])(?=\1)|[?!](?=`)/g

const tex = (text: string) =>
  text
    .replace(/[\\{}~^<>]/g, (sign) => commands[sign] ?? sign)
    .replace(/[&%$#_]/g, '\\$&')
    .replace(ligatures, '$&{}')

/**
 * BibTeX knows no entries of dictionaries; of a part of a collection every style prints the whole's name too. Such
 * a part has its address once, and its titles are protected as a whole, not word by word.
 */
const cleanUpBibtex = (bibtex: string) =>
  `${bibtex
    .replace(/^@\w+/, '@incollection')
    .replace(/^\thowpublished = .*\n/m, '')
    .replace(/^\t(?:book)?title = .*$/gm, (line) => line.replace(/\{(\w+)\}/g, '$1'))
    .trim()}\n`
