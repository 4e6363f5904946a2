import manifest from '../../package.json' with { type: 'json' }

/** The version of Quittance that runs. */
export const { version } = manifest
