/** The source of the signs of the demonstration dictionary. */
export const demoSource = 'demo'
