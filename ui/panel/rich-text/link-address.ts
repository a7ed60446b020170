const address = /^(https?:\/\/[^\s/?#]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()-]{3,}|\/(?!\/)\S*|#\S+)$/i

/** Whether a link may have this address: of another site, of a page of this one, a mail address or a telephone number. */
export const isLinkAddress = (text: string): boolean => address.test(text.trim())

/** The address that a person means: `example.org` is a site, `a@example.org` a mail address. */
export function completeLinkAddress(text: string): string {
  const typed = text.trim()
  if (/^[^\s@:/]+@[^\s@/]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(typed) ? `https://${typed}` : typed
}
