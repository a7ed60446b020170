/**
 * Whether a text is the address of a web page. Other schemes could run code or open programs of the visitor; a name before
 * the host hides where a link leads.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}
