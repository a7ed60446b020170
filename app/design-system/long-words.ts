/** Long words to test narrow widths. They are not translated. */
export const longWords = [
  { lang: 'de', text: 'Gebärdensprachdolmetscherausbildungsverordnung' },
  { lang: 'hu', text: 'megszentségteleníthetetlenségeskedéseitekért' },
  { lang: 'et', text: 'viipekeeletõlketeenuseosutajatele' },
  { lang: 'pt', text: 'anticonstitucionalissimamente' },
] as const
