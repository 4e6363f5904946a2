/** For `npm run migration`, which installs drizzle-kit when a migration is written. */
export default {
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
  casing: 'snake_case',
}
