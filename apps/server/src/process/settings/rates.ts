import { z } from 'zod'

const published = 'https://www.ecb.europa.eu/stats/eurofxref/'

export const rateSettings = {
  RATES_URL: z
    .union(
      [z.literal('off'), z.url({ protocol: /^https?$/ })],
      'must be the full address of a folder, such as https://rates.example.com/, or off',
    )
    .default(published)
    .meta({
      defaultText: 'where the European Central Bank publishes them',
      meaning:
        'URL of the folder with the reference rate files (eurofxref-daily.xml, eurofxref-hist-90d.xml, eurofxref-hist.xml); `off` for no rates',
    }),
}

export function ratesFolderOf({ RATES_URL }: z.output<z.ZodObject<typeof rateSettings>>) {
  if (RATES_URL === 'off') return undefined
  return new URL(RATES_URL.endsWith('/') ? RATES_URL : `${RATES_URL}/`)
}
