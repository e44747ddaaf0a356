/** A step of a test that takes longer hangs. The longest step waits 90 s by design: for a job run without a heartbeat. */
export const STEP_HANGS_MS = 180_000

/** A test that takes longer hangs. */
export const TEST_HANGS_MS = 600_000

/** Options for `vi.waitFor`, which has no defaults. */
export const WAIT = { timeout: STEP_HANGS_MS, interval: 100 }
