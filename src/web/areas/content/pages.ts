import type { RouteObject } from 'react-router'

/** Pages that tell about us and the places we rent at, and the ways to write to us. */
export const contentPages: RouteObject[] = []
