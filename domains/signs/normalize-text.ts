/** A text as it is stored: composed characters (NFC), line feeds only, trimmed. */
export const normalizeText = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
