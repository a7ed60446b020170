/**
 * The words in the value of an entry that has no description: "in front of body" for "1.1.in_front_of_body". A value
 * without words, such as "1.1.1", is unchanged.
 */
export const readableValue = (value: string): string =>
  value
    .replace(/^(\d+\.)+(?=\D)/, '')
    .replaceAll('_', ' ')
    .trim() || value
