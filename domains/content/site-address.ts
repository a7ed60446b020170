/** Stands in standard texts for the address of the installation, such as `https://signs.example`, which people copy. */
const placeholder = '{{origin}}'

/** A text with the address of the installation. */
export const withSiteAddress = (html: string, origin: string): string => html.replaceAll(placeholder, origin)
