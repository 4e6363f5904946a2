import { africaAndGulf } from './africa-and-gulf.ts'
import { americas } from './americas.ts'
import { asiaPacific } from './asia-pacific.ts'
import type { Country } from './country.ts'
import { europe } from './europe.ts'

export const countries: Country[] = [...europe, ...americas, ...asiaPacific, ...africaAndGulf]
