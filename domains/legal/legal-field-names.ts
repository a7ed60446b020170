/** The name of the form field with the signed video of a language; that of its HTML is the code of the language. */
export const videoFieldOf = (language: string): string => `video.${language}`
