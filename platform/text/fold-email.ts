/**
 * The form in which email addresses are compared: lower case and composed (NFC), so that two spellings of an address
 * are one account. Only JavaScript folds addresses: `lower()` of a database depends on its locale and maps `İ` otherwise.
 */
export const foldEmail = (email: string): string => email.normalize('NFC').toLowerCase().normalize('NFC')
