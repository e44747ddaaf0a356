/**
 * Duration of a process's lease on a booking. Longer than any single request to a gateway or a supplier; each state
 * change renews it.
 */
export const LEASE_SECONDS = 45
