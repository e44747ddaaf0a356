/** A step of a test that takes so long hangs: it waits for the work of others on the slowest machine. */
export const STEP_HANGS_MS = 60_000

/** The same of a whole test. */
export const TEST_HANGS_MS = 300_000

/** For `vi.waitFor`, which takes no defaults. */
export const WAIT = { timeout: STEP_HANGS_MS, interval: 100 }
