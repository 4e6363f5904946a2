/** How long the free trial lasts unless an installation says otherwise. */
export const defaultTrialDays = 7
