/** What secrets are outside production when none is set: known to everybody who reads this. */
export const DEVELOPMENT_SECRET = 'development-only-secret'
