/**
 * An address that refuses connections. Its port is below those the system gives out: a free one, looked up and let go
 * of, may be another test's server a moment later. It is also none of those that `fetch` refuses to ask.
 */
export const NOBODY = 'http://127.0.0.1:2'
