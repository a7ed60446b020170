import { createContext, useContext } from 'react'

/** Whether the page is shown in school mode, in which offensive signs are left out. */
export const SchoolModeContext = createContext(false)

/** Whether the page is shown in school mode; requests for signs then ask for the same. */
export const useSchoolMode = (): boolean => useContext(SchoolModeContext)

/** The parameter of such requests. */
export const schoolParameter = (isSchoolMode: boolean): Record<string, string> =>
  isSchoolMode ? { school: '1' } : {}
