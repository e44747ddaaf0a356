/** The default secret outside production: public, as it is in the source code. */
export const DEVELOPMENT_SECRET = 'development-only-secret'
