/** How the way was measured; `fallback`: the router did not answer, so it was estimated. */
export type Way = { km: number; minutes: number; source: 'road' | 'estimate'; fallback: boolean }
