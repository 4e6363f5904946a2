export const defaultTrialDays = 7
