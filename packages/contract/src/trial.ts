/** How long the free trial lasts by default. */
export const defaultTrialDays = 7
