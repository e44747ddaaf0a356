/** How long a booking is one process's: longer than any single request to a gateway or a supplier; each state change renews it. */
export const LEASE_SECONDS = 45
