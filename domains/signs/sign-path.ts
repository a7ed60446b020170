/** The URL path of a published sign's page. */
export const signPath = (locale: string, id: number): string => `/${locale}/signs/view/${id}`
