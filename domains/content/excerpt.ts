/** What search engines show of a description, in characters. */
const maxLength = 160

const namedCharacters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The beginning of a sanitized rich text as plain text, for descriptions of pages; it ends after a whole word. */
export function excerpt(html: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_all, name: string) => namedCharacters[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s\S*$/, '')}…`
}
