/**
 * A URL that refuses connections. Its port is below the ephemeral range, because a free port found at run time may become
 * another test's server. `fetch` does not block the port.
 */
export const UNREACHABLE_URL = 'http://127.0.0.1:2'
