/** `npm run test:all` reads every photo there is; a plain run reads few, so that it is soon over. */
export const isFullRun = process.env.TEST_ALL === '1'
