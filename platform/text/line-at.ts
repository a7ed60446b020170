/** The line of a character, as an editor counts it. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split(/\r\n|\n|\r/).length
