/** Words that no width was made for; every part is shown with them. They are specimens, the same in every language. */
export const longWords = [
  { lang: 'de', text: 'Gebärdensprachdolmetscherausbildungsverordnung' },
  { lang: 'hu', text: 'megszentségteleníthetetlenségeskedéseitekért' },
  { lang: 'et', text: 'viipekeeletõlketeenuseosutajatele' },
  { lang: 'pt', text: 'anticonstitucionalissimamente' },
] as const
